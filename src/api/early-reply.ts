import { currentToken } from "../browser/session.ts";

/** As long as any other call may take. */
const LIMIT_MS = 35_000;

type EarlyReply = {
  readonly url: string;
  readonly token: string;
  readonly reply: Promise<Response>;
  /** When the call was made, in ms since the document was asked for. */
  readonly at: number;
};

declare global {
  /** Set by the early script of a prerendered document. */
  var earlyReply: EarlyReply | undefined;
}

/** Makes the call that the page will make, while the script of the page is on its way. */
export function askEarly(url: string, token: string): void {
  const reply = fetch(url, { headers: { authorization: token }, signal: AbortSignal.timeout(LIMIT_MS) });
  reply.catch(() => undefined);
  globalThis.earlyReply = { url, token, reply, at: performance.now() };
}

/** Drops the reply to a call that was made early: what is sent now changes what it says. */
export function dropEarlyReply(): void {
  globalThis.earlyReply = undefined;
}

/** Returns the reply to a call that was made early, once, and only to the session that made it. */
export function takeEarlyReply(url: string, token: string | undefined): Promise<Response> | undefined {
  const early = globalThis.earlyReply;
  if (early?.url !== url) return undefined;
  globalThis.earlyReply = undefined;
  // A page that is opened later asks again.
  const isFresh = performance.now() - early.at < LIMIT_MS;
  return isFresh && early.token === token && early.token === currentToken() ? early.reply : undefined;
}
