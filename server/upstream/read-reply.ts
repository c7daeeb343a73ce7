import { AppError } from "#core/api/app-error.ts";
import { ERRORS } from "#core/api/errors.ts";
import type { ErrorBody } from "#core/api/results.ts";
import type { BackendReply } from "./exchange.ts";

/** The reply to the browser: JSON bytes as received, or a body of our own. */
export type ForwardedReply = { readonly status: number; readonly body: Buffer | ErrorBody | Record<string, never> };

/**
 * Checks a reply. JSON is passed on unchanged, with its status. Where only success matters, a provider may answer with
 * no body or plain text: the success must not be lost, or people would send again.
 * @throws AppError UPSTREAM_UNREADABLE for a redirect, or where JSON is required
 */
export function readReply({ status, contentType, body }: BackendReply, readsReply: boolean): ForwardedReply {
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || status < 200 || status > 599) throw new AppError("UPSTREAM_UNREADABLE");
  if (isJson(body)) return { status, body };
  if (status >= 400) return { status, body: { error: ERRORS.UPSTREAM_REFUSED[1], code: "UPSTREAM_REFUSED" } };
  // A body that claims to be JSON and is not was cut off or damaged on its way.
  if (readsReply || /json/i.test(contentType)) throw new AppError("UPSTREAM_UNREADABLE");
  return { status: 200, body: {} };
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(UTF8.decode(body));
    return true;
  } catch {
    return false;
  }
}
