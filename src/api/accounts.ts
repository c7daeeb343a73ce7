import type { RegisterReply } from "#core/api/account.ts";
import type { Body } from "#core/api/calls.ts";
import type { ErrorBody, LoginReply } from "#core/api/results.ts";
import { ApiError, call, NetworkError } from "./http.ts";

/**
 * Registers an account.
 * @param key identical in every try to register the same account, with a server that can repeat its answer; null with
 *   another backend, which may also reply without a recovery code
 * @throws ApiError, NetworkError
 */
export async function register(body: Body<"register">, key: string | null): Promise<Partial<RegisterReply> | null> {
  if (key === null) return call("register", { body });
  const reply: Partial<RegisterReply> | null = await call("register", { body, headers: { "idempotency-key": key } });
  // Something between here and the server answered.
  if (typeof reply?.recoveryCode !== "string") throw new NetworkError("the answer is not the server's");
  return reply;
}

/**
 * Logs in.
 * @throws ApiError when the server rejects the log-in, including a provider that does so with a success status
 */
export async function logIn(body: Body<"logIn">): Promise<LoggedIn> {
  const reply = (await call("logIn", { body })) as (Partial<LoginReply> & Partial<ErrorBody>) | null;
  const { token, userID, owner } = reply ?? {};
  if (!token || !userID) throw new ApiError(401, reply);
  return { token: `${token}`, userID: `${userID}`, ...(typeof owner === "string" ? { owner } : {}) };
}

/** `owner` is the account's stable name, which opens nothing; a provider's backend has none. */
type LoggedIn = { readonly token: string; readonly userID: string; readonly owner?: string };

/** Returns the owner for a session that began before log-ins told it. */
export const fetchSessionOwner = async (token: string): Promise<string> =>
  (await call("sessionOwner", { headers: { authorization: token } })).owner;

/** Ends the session on the server, also the one that the browser's cookie names. Logging out on this device never waits for this call. */
export const endSession = (token: string | null) =>
  call("endSession", { ...(token === null ? {} : { headers: { authorization: token } }) });

/** Makes the server forget this browser, so that it asks for the password from now on. */
export const forgetDevice = () => call("forgetDevice", {});

/** Sets a new password with a recovery code and returns the code that replaces it. */
export const resetPassword = (body: Body<"resetPassword">) => call("resetPassword", { body });

export const newRecoveryCode = (token: string, password: string) =>
  call("newRecoveryCode", { body: { password }, headers: { authorization: token } });

/** Returns everything the server stores about the account of this session. `proof` is the password or recovery code. */
export const fetchMyData = (token: string, proof: string) =>
  call("exportMyData", { body: { proof }, headers: { authorization: token }, limitMs: 120_000 });

export const deleteAccount = (token: string, proof: string) =>
  call("deleteAccount", { body: { proof }, headers: { authorization: token } });

/** Returns what the page "My data" shows of the account of this session. */
export const fetchMyAccount = (token: string) => call("myAccount", { headers: { authorization: token } });

/** Sets another password and returns a new log-in, which replaces this and every other one. */
export const changePassword = (token: string, body: Body<"changePassword">) =>
  call("changePassword", { body, headers: { authorization: token } });

export const changeDetails = (token: string, body: Body<"changeDetails">) =>
  call("changeDetails", { body, headers: { authorization: token } });

export const endAllSessions = (token: string) => call("endAllSessions", { headers: { authorization: token } });

export const endOneSession = (token: string, id: string) =>
  call("endOneSession", { values: { id }, headers: { authorization: token } });

export const forgetOneDevice = (token: string, id: string) =>
  call("forgetOneDevice", { values: { id }, headers: { authorization: token } });

/** Says, as far as its holder may know, whose account a user id is. */
export const fetchWhose = (userID: string) => call("whoseAccount", { values: { userID } });

/** Stores an answer to the question whether a language model may answer. */
export const sendConsent = (token: string, body: Body<"answerConsent">): Promise<unknown> =>
  call("answerConsent", { body, headers: { authorization: token } });
