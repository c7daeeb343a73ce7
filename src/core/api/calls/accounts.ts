import { Type } from "typebox";
import {
  MyDataSchema,
  PasswordBodySchema,
  RecoveryCodeReplySchema,
  RegisterReplySchema,
  ResetPasswordBodySchema,
} from "../account.ts";
import { type Call, CHANGE, READ } from "../call.ts";
import { LoginBodySchema, LoginReplySchema, RegisterBodySchema } from "../results.ts";

const Done = Type.Object({ message: Type.String() });
const GUESSING = [
  { limit: "loginFromNetwork", by: "network" },
  { limit: "loginToAddress", by: "email" },
] as const;

/** Registration, log-in and log-out, and access to all data of an account. */
export const accountCalls = {
  register: {
    ...CHANGE,
    path: "/register",
    tag: "Accounts",
    body: RegisterBodySchema,
    reply: RegisterReplySchema,
    errors: ["REGISTRATION_REFUSED", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    forwarded: "success",
    limits: [{ limit: "registerFromNetwork", by: "network" }],
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
    limits: GUESSING,
  },
  /** Ends the session of the token it is sent with; without a token it does nothing. */
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
    errors: ["PASSWORD_TOO_COMMON", "RESET_REFUSED", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    limits: GUESSING,
  },
  exportMyData: {
    ...READ,
    path: "/api/account/export",
    tag: "My data",
    reply: MyDataSchema,
    errors: ["SESSION_NEEDED"],
    needs: "token",
    event: true,
  },
  deleteAccount: {
    ...CHANGE,
    path: "/api/account/delete",
    tag: "My data",
    reply: Done,
    errors: ["SESSION_NEEDED"],
    needs: "token",
  },
  /** Also requires the password: otherwise whoever finds an open session could create access that outlives it. */
  newRecoveryCode: {
    ...CHANGE,
    path: "/api/account/recovery-code",
    tag: "My data",
    body: PasswordBodySchema,
    reply: RecoveryCodeReplySchema,
    errors: ["SESSION_NEEDED", "PASSWORD_REFUSED", "UNKNOWN_USER", "TOO_MANY_REQUESTS"],
    needs: "token",
    limits: [{ limit: "loginToAddress", by: "account" }],
  },
} as const satisfies Record<string, Call>;
