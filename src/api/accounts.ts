import type { RegisterReply } from "#core/api/account.ts";
import type { Body } from "#core/api/calls.ts";
import type { ErrorBody, LoginReply } from "#core/api/results.ts";
import { ApiError, call } from "./http.ts";

/** Registers an account. Another backend may reply without a recovery code. */
export const register = (body: Body<"register">): Promise<Partial<RegisterReply> | null> => call("register", { body });

/**
 * Logs in.
 * @throws ApiError when the server rejects the log-in, including a provider that does so with a success status
 */
export async function logIn(body: Body<"logIn">): Promise<LoginReply> {
  const reply = (await call("logIn", { body })) as (Partial<LoginReply> & Partial<ErrorBody>) | null;
  const { token, userID } = reply ?? {};
  if (!token || !userID) throw new ApiError(401, reply);
  return { token: `${token}`, userID: `${userID}` };
}

/** Ends the session on the server. Logging out on this device never waits for this call. */
export const endSession = (token: string) => call("endSession", { headers: { authorization: token } });

/** Makes the server forget this browser, so that it asks for the password from now on. */
export const forgetDevice = () => call("forgetDevice", {});

/** Sets a new password with a recovery code and returns the code that replaces it. */
export const resetPassword = (body: Body<"resetPassword">) => call("resetPassword", { body });

export const newRecoveryCode = (token: string, password: string) =>
  call("newRecoveryCode", { body: { password }, headers: { authorization: token } });

/** Returns everything the server stores about the account of this session. */
export const fetchMyData = (token: string) => call("exportMyData", { headers: { authorization: token } });

export const deleteAccount = (token: string) => call("deleteAccount", { headers: { authorization: token } });
