import type { LoginBody, LoginReply, RegisterBody } from "#core/contracts/results.ts";
import { call } from "./http.ts";

export const register = (body: RegisterBody) => call<unknown>("/register", { method: "POST", body });

export const logIn = (body: LoginBody) => call<LoginReply>("/login", { method: "POST", body });

/** Ends the session on the server. The log-out on this device never waits for it. */
export const endSession = (token: string) =>
  call<unknown>("/api/session/end", { method: "POST", body: {}, headers: { authorization: token } });
