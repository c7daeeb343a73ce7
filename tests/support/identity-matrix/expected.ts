import { addresses } from "#core/api/addresses.ts";
import type { Call } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import { ERRORS, type ErrorCode } from "#core/api/errors.ts";
import type { Requester } from "./requesters.ts";

/**
 * What becomes of a call. `open`: whoever asks is answered, and gets and changes nothing of anybody else. `refused` without
 * codes is an empty list: the history of nobody.
 */
export type Expected =
  | { readonly kind: "answered" }
  | { readonly kind: "open" }
  | { readonly kind: "refused"; readonly codes: readonly ErrorCode[] };

const NO_LOG_IN: readonly ErrorCode[] = ["SESSION_NEEDED", "TOKEN_NEEDED"];

/** The errors in a row of the table of calls that are about who asks. */
const errorsOf = ({ errors }: Call): readonly ErrorCode[] =>
  errors.filter((code) => [401, 403, 404].includes(ERRORS[code][0]) && code !== "FOREIGN_PAGE");

/** What the row of a call says about somebody who is not the person that the call is about. */
export function expectedOf(key: CallKey, { isLoggedIn, role }: Requester): Expected {
  const row: Call = calls[key];
  const errors = errorsOf(row);
  if (row.needs === "role") {
    if (role === undefined) return { kind: "refused", codes: ["STAFF_SIGN_IN"] };
    return row.roles.includes(role) ? { kind: "answered" } : { kind: "refused", codes: ["STAFF_ROLE"] };
  }
  if (row.needs === "token") {
    const noLogIn = errors.filter((code) => NO_LOG_IN.includes(code));
    const namesPerson = addresses[key].userKey !== undefined;
    if (!isLoggedIn || namesPerson) return { kind: "refused", codes: noLogIn };
    const proofs = errors.filter((code) => ERRORS[code][0] === 401 && !noLogIn.includes(code));
    return proofs.length > 0 ? { kind: "refused", codes: proofs } : { kind: "open" };
  }
  if (row.needs === "nobody" && errors.length === 0) return { kind: "open" };
  return { kind: "refused", codes: errors };
}

/** Whether a call takes what the request says as the proof of who makes it; otherwise that is in the headers. */
export const isProofInRequest = (key: CallKey): boolean => !["token", "role"].includes(calls[key].needs);
