import { AppError } from "#core/api/app-error.ts";
import { ERRORS } from "#core/api/errors.ts";
import type { ErrorBody } from "#core/api/results.ts";
import type { BackendReply } from "./backend.ts";

/** What goes back to the browser: bytes of JSON as they came, or a body of our own. */
export type ForwardedReply = { readonly status: number; readonly body: Buffer | ErrorBody | Record<string, never> };

/**
 * Judges a reply. JSON goes through as it is, with its status. Where only success is read, a provider may
 * answer with no body or a word of text: that it succeeded must not be lost, or people would send again.
 * @throws AppError UPSTREAM_UNREADABLE for a redirect, or where there had to be JSON
 */
export function readReply({ status, contentType, body }: BackendReply, readsReply: boolean): ForwardedReply {
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || status < 200 || status > 599) throw new AppError("UPSTREAM_UNREADABLE");
  if (isJson(body)) return { status, body };
  if (status >= 400) return { status, body: { error: ERRORS.UPSTREAM_REFUSED[1], code: "UPSTREAM_REFUSED" } };
  // What calls itself JSON and is none was cut or broken on its way.
  if (readsReply || /json/i.test(contentType)) throw new AppError("UPSTREAM_UNREADABLE");
  return { status: 200, body: {} };
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return true;
  } catch {
    return false;
  }
}
