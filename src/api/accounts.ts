import type { RegisterReply } from "#core/api/account.ts";
import type { Body } from "#core/api/calls.ts";
import type { ErrorBody, LoginReply } from "#core/api/results.ts";
import { ApiError, call } from "./http.ts";

/** A provider's own backend may answer anything, so a recovery code may be missing. */
export const register = (body: Body<"register">): Promise<Partial<RegisterReply> | null> => call("register", { body });

/**
 * Logs in.
 * @throws ApiError when the server refuses, also where a provider does so with a status of success
 */
export async function logIn(body: Body<"logIn">): Promise<LoginReply> {
  const reply = (await call("logIn", { body })) as (Partial<LoginReply> & Partial<ErrorBody>) | null;
  const { token, userID } = reply ?? {};
  if (!token || !userID) throw new ApiError(401, reply);
  return { token: `${token}`, userID: `${userID}` };
}

/** Ends the session on the server. The log-out on this device never waits for it. */
export const endSession = (token: string) => call("endSession", { headers: { authorization: token } });

/** From now on the password is asked in this browser. */
export const forgetDevice = () => call("forgetDevice", {});

/** Sets a new password with a code, and gives the code that takes its place. */
export const resetPassword = (body: Body<"resetPassword">) => call("resetPassword", { body });

export const newRecoveryCode = (token: string, password: string) =>
  call("newRecoveryCode", { body: { password }, headers: { authorization: token } });

/** All that the server keeps of the person whose session this is. */
export const fetchMyData = (token: string) => call("exportMyData", { headers: { authorization: token } });

export const deleteAccount = (token: string) => call("deleteAccount", { headers: { authorization: token } });
