import type { ServerResponse } from "node:http";
import type { Call, Reply } from "./call-failures.ts";

/** Where the line answers the script itself: pages run only what comes from their own origin. */
export const INJECTED_PATH = "/injected-by-the-line.js";

export function answerScript(outgoing: ServerResponse, script: string): void {
  outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store", connection: "close" });
  outgoing.end(script);
}

/** Whatever may be a document comes whole and in plain text, so that a script can be put into it. */
export function askPlainly(call: Call): Call {
  if (call.method !== "GET" || call.url.startsWith("/assets/")) return call;
  const { "accept-encoding": _, "if-none-match": __, "if-modified-since": ___, ...headers } = call.headers;
  return { ...call, headers };
}

export function withScript(reply: Reply): Reply {
  if (!`${reply.headers["content-type"]}`.startsWith("text/html") || reply.headers["content-encoding"]) return reply;
  const text = reply.body
    .toString()
    .replace(/<head[^>]*>/, (head) => `${head}<script src="${INJECTED_PATH}"></script>`);
  return { ...reply, body: Buffer.from(text) };
}
