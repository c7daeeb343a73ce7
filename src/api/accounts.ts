import type { MyData, RecoveryCodeReply, RegisterReply, ResetPasswordBody } from "#core/api/account.ts";
import type { ErrorBody, LoginBody, LoginReply, RegisterBody } from "#core/api/results.ts";
import { ApiError, call } from "./http.ts";

/** A provider's own backend may answer anything, so a recovery code may be missing. */
export const register = (body: RegisterBody) =>
  call<Partial<RegisterReply> | null>("/register", { method: "POST", body });

/**
 * Logs in.
 * @throws ApiError when the server refuses, also where a provider does so with a status of success
 */
export async function logIn(body: LoginBody): Promise<LoginReply> {
  const reply = await call<(Partial<LoginReply> & Partial<ErrorBody>) | null>("/login", { method: "POST", body });
  const { token, userID } = reply ?? {};
  if (!token || !userID) throw new ApiError(401, reply);
  return { token: `${token}`, userID: `${userID}` };
}

/** Ends the session on the server. The log-out on this device never waits for it. */
export const endSession = (token: string) =>
  call<unknown>("/api/session/end", { method: "POST", body: {}, headers: { authorization: token } });

/** From now on the password is asked in this browser. */
export const forgetDevice = () => call<unknown>("/api/session/forget-device", { method: "POST", body: {} });

/** Sets a new password with a code, and gives the code that takes its place. */
export const resetPassword = (body: ResetPasswordBody) =>
  call<RecoveryCodeReply>("/api/account/reset-password", { method: "POST", body });

export const newRecoveryCode = (token: string, password: string) =>
  call<RecoveryCodeReply>("/api/account/recovery-code", {
    method: "POST",
    body: { password },
    headers: { authorization: token },
  });

/** All that the server keeps of the person whose session this is. */
export const fetchMyData = (token: string) =>
  call<MyData>("/api/account/export", { headers: { authorization: token } });

export const deleteAccount = (token: string) =>
  call<unknown>("/api/account/delete", { method: "POST", body: {}, headers: { authorization: token } });
