import type { FastifyReply, FastifyRequest } from "fastify";
import type { Compressed } from "./compressed.ts";

/**
 * Sends a text as the browser reads it best, or 304 where it has it. The scope needs the plugin `@fastify/accepts`.
 * @param options `vary`: what of a request the text depends on; `cacheControl`: how long a browser may keep it
 */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: Compressed,
  { vary = "accept-encoding", cacheControl = "no-cache" } = {},
): FastifyReply {
  const accepted = request.accepts().encodings() as string[];
  const encoding = (["br", "gzip"] as const).find((one) => text[one] && accepted.includes(one));
  if (encoding) reply.header("content-encoding", encoding);
  const etag = `"${text.digest}-${encoding ?? "identity"}"`;
  reply.headers({ "cache-control": cacheControl, vary, etag });
  if (reply.statusCode === 200 && hasIt(request, etag)) return reply.code(304).send();
  return reply.send(text[encoding ?? "identity"] ?? text.identity);
}

/** Returns whether the browser has what an etag names. A proxy that compresses marks it as weak. */
const hasIt = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers["if-none-match"] ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
