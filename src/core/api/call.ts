import type { TObject, TSchema } from "typebox";
import type { ErrorCode } from "./errors.ts";

/** Who may make a call: anybody, who knows a person's id, who holds a log-in's token or a link, or who has a role. */
type Needs = "nobody" | "id" | "token" | "link" | "role";

/** A rate limit by its name; server/rate-limits/numbers.ts says how many calls in which time. */
export type Limit = "loginToAddress" | "loginFromNetwork" | "registerFromNetwork" | "chat" | "submit" | "studioToken";

/** Whose calls are counted together. `wrongToken` counts the network, and only for a token that is wrong. */
type CountedBy = "network" | "email" | "account" | "wrongToken";

/** One call, as the server registers it and the browser makes it. */
export type Call = {
  readonly method: "GET" | "POST";
  /** `:name` stands for a value of `params`. */
  readonly path: `/${string}`;
  /** Heading in the OpenAPI description. */
  readonly tag: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  readonly reply: TSchema;
  /** The error codes of this call, beside those any call may answer (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  readonly needs: Needs;
  /** Whether a server in front of a provider's backend passes the call on, and what it must find in the answer. */
  readonly forwarded: "no" | "reply" | "success";
  readonly limits: readonly { readonly limit: Limit; readonly by: CountedBy }[];
  /** The largest body in bytes; 0 where there is none. */
  readonly maxBody: number;
  /** Whether the same call may be sent twice without harm; `with-key` where an `Idempotency-Key` makes it so. */
  readonly idempotent: boolean | "with-key";
  /** Whether a log of events would record it. No such log exists yet. */
  readonly event: boolean;
};

/** More than any form sends, little enough that a flood of bodies fills nothing. */
export const MAX_BODY = 64 * 1024;

/** Errors that any call may answer. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  "INVALID_BODY",
  "BAD_REQUEST",
  "NOT_FOUND",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_TYPE",
  "STORAGE_UNAVAILABLE",
  "BUSY",
  "INTERNAL",
];

/** Columns that most reads share. */
export const READ = {
  method: "GET",
  forwarded: "no",
  limits: [],
  maxBody: 0,
  idempotent: true,
  event: false,
} as const;

/** Columns that most changes share. */
export const CHANGE = {
  method: "POST",
  forwarded: "no",
  limits: [],
  maxBody: MAX_BODY,
  idempotent: false,
  event: true,
} as const;
