import { Type } from "typebox";
import {
  MyDataSchema,
  OwnerReplySchema,
  PasswordBodySchema,
  RecoveryCodeReplySchema,
  RegisterHeadersSchema,
  RegisterReplySchema,
  ResetPasswordBodySchema,
} from "../account.ts";
import { type Call, CHANGE, READ } from "../call.ts";
import { ProofBodySchema } from "../my-account.ts";
import { LoginBodySchema, LoginReplySchema, RegisterBodySchema } from "../results.ts";

const Done = Type.Object({ message: Type.String() });
const GUESSING = [
  { limit: "loginFromNetwork", by: "unknownBrowser" },
  { limit: "wrongLogin", by: "guess" },
] as const;

/** Registration, log-in and log-out, and access to all data of an account. */
export const accountCalls = {
  register: {
    ...CHANGE,
    path: "/register",
    tag: "Accounts",
    headers: RegisterHeadersSchema,
    body: RegisterBodySchema,
    reply: RegisterReplySchema,
    errors: ["REGISTRATION_REFUSED", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    forwarded: "success",
    limits: [{ limit: "registerFromNetwork", by: "network" }],
    idempotent: "with-key",
  },
  logIn: {
    ...CHANGE,
    path: "/login",
    tag: "Accounts",
    body: LoginBodySchema,
    reply: LoginReplySchema,
    errors: ["INVALID_LOGIN", "PASSWORD_REQUIRED", "WRONG_PASSWORD", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    forwarded: "reply",
    limits: [...GUESSING, { limit: "loginFromDevice", by: "device" }],
  },
  /** For a browser whose session began before log-in returned the owner. */
  sessionOwner: {
    ...READ,
    path: "/api/account/owner",
    tag: "Accounts",
    reply: OwnerReplySchema,
    errors: ["SESSION_NEEDED"],
    needs: "token",
  },
  /** Ends the session of the token, and of the cookie, that it is sent with; without either it does nothing. */
  endSession: {
    ...CHANGE,
    path: "/api/session/end",
    tag: "Accounts",
    reply: Done,
    errors: [],
    needs: "nobody",
    idempotent: true,
  },
  forgetDevice: {
    ...CHANGE,
    path: "/api/session/forget-device",
    tag: "Accounts",
    reply: Done,
    errors: [],
    needs: "nobody",
    idempotent: true,
  },
  /** Recovery codes can be guessed like passwords, so the same limits apply. */
  resetPassword: {
    ...CHANGE,
    path: "/api/account/reset-password",
    tag: "Accounts",
    body: ResetPasswordBodySchema,
    reply: RecoveryCodeReplySchema,
    errors: ["PASSWORD_TOO_COMMON", "PASSWORD_LIKE_ADDRESS", "RESET_REFUSED", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    limits: GUESSING,
  },
  /** Changes nothing. It is a POST because it also requires the password or the recovery code, as deletion does. */
  exportMyData: {
    ...CHANGE,
    path: "/api/account/export",
    tag: "My data",
    body: ProofBodySchema,
    reply: MyDataSchema,
    errors: ["SESSION_NEEDED", "PROOF_REFUSED", "EXPORT_RUNNING", "TOO_MANY_REQUESTS"],
    needs: "token",
    limits: [{ limit: "proof", by: "account" }],
    idempotent: true,
  },
  deleteAccount: {
    ...CHANGE,
    path: "/api/account/delete",
    tag: "My data",
    body: ProofBodySchema,
    reply: Done,
    errors: ["SESSION_NEEDED", "PROOF_REFUSED", "TOO_MANY_REQUESTS"],
    needs: "token",
    limits: [{ limit: "proof", by: "account" }],
  },
  /** Also requires the password: otherwise whoever finds an open session could create access that outlives it. */
  newRecoveryCode: {
    ...CHANGE,
    path: "/api/account/recovery-code",
    tag: "My data",
    body: PasswordBodySchema,
    reply: RecoveryCodeReplySchema,
    errors: ["SESSION_NEEDED", "PASSWORD_REFUSED", "TOO_MANY_REQUESTS"],
    needs: "token",
    limits: [{ limit: "proof", by: "account" }],
  },
} as const satisfies Record<string, Call>;
