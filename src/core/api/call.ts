import { type TObject, type TSchema, Type } from "typebox";
import type { ErrorCode } from "./errors.ts";
import type { StaffRole } from "./staff.ts";

/** What a requester needs: nothing, a user id, a log-in's token, a link, or to be staff with one of these roles. */
type Admission =
  | { readonly needs: "nobody" | "id" | "token" | "link"; readonly roles?: undefined }
  | { readonly needs: "role"; readonly roles: readonly StaffRole[] };

/** The name of a rate limit; server/rate-limits/numbers.ts defines how many calls it allows in which time. */
export type Limit =
  | "loginFromNetwork"
  | "loginFromDevice"
  | "proof"
  | "registerFromNetwork"
  | "chat"
  | "submit"
  | "submitADay"
  | "draft"
  | "whose"
  | "studioToken";

/**
 * Whose calls are counted together. `unknownBrowser` counts by network, and only browsers that are not known to the account;
 * `device` counts those that are. `wrongToken` counts by network, and only calls with a wrong token; `scale` counts what
 * an account has stored of a scale.
 */
type CountedBy = "network" | "unknownBrowser" | "device" | "account" | "scale" | "wrongToken";

/** `wrongLogin` slows down whoever guesses; the others allow a number of calls. */
type Limited =
  | { readonly limit: Limit; readonly by: CountedBy }
  | { readonly limit: "wrongLogin"; readonly by: "guess" };

/** One call, as the server registers it and the browser makes it. */
export type Call = Admission & {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** `:name` is replaced by a value of `params`. */
  readonly path: `/${string}`;
  /** Heading in the OpenAPI description. */
  readonly tag: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  readonly reply: TSchema;
  /** The error codes of this call, in addition to those of every call (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** Whether a server in front of a provider's backend forwards the call, and what it expects in the answer. */
  readonly forwarded: "no" | "reply" | "success";
  readonly limits: readonly Limited[];
  /** The largest body in bytes; 0 when the call has no body. */
  readonly maxBody: number;
  /** Whether the call can safely be repeated; `with-key` when an `Idempotency-Key` makes it so. */
  readonly idempotent: boolean | "with-key";
  /** Whether it is written to the log of events: what changes or reveals an account, or what everybody sees. */
  readonly event: boolean;
};

/** Larger than any form sends, small enough that a flood of bodies does not fill the memory. */
export const MAX_BODY = 64 * 1024;

/** The reply of a call that answers 204, without a body. */
export const EMPTY = Type.Null();

/** Errors that every call may return. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  "INVALID_BODY",
  "BAD_REQUEST",
  "DUPLICATE_KEY",
  "NESTED_TOO_DEEP",
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
