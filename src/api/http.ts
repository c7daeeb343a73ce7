import { addresses } from "#core/api/addresses.ts";
import type { Body, CallKey, Reply, Values } from "#core/api/calls.ts";
import type { UserId } from "#core/api/ids.ts";
import type { ErrorBody } from "#core/api/results.ts";
import { urlOf } from "#core/api/url-of.ts";
import { setClockBy } from "../browser/clock.ts";
import { dropEarlyReply, takeEarlyReply } from "./early-reply.ts";

/** Thrown when the server replied with an error. `message` is its sentence, fit to be shown to users. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  /** False when the reply carried no sentence of its own. */
  readonly hasSentence: boolean;

  /** How long the server asks to wait before the next try; 0 where it does not say. */
  readonly retryAfterMs: number;

  constructor(status: number, body: Partial<ErrorBody> | null, retryAfterMs = 0) {
    const sentence = typeof body?.error === "string" ? body.error : "";
    super(sentence || `The server answered ${status}.`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.code = typeof body?.code === "string" ? body.code : "UNKNOWN";
    this.hasSentence = sentence !== "";
  }
}

/** Thrown when no reply of our server arrived: offline, connection cut, no reply in time, or not JSON. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The longest time until the whole reply is there. */
  readonly limitMs?: number;
  /** True when the browser is to finish the call even if the page goes. */
  readonly keepalive?: boolean;
  /** Called with the headers of a successful reply. */
  readonly onHeaders?: (headers: Headers) => void;
};

/** A user id as the browser has it stored: the server's schemas decide whether it is one. */
type Unchecked<Sent> = { [Name in keyof Sent]: Sent[Name] extends UserId ? string : Sent[Name] };

/** The values for the placeholders in the address of a call, and its body, if it has one. */
type Sent<Key extends CallKey> = (unknown extends Values<Key> ? unknown : { readonly values: Unchecked<Values<Key>> }) &
  (undefined extends Body<Key> ? unknown : { readonly body: Unchecked<Body<Key>> });

/**
 * Calls one entry of the table on our own server.
 * @returns the parsed reply. The server's schema guarantees its type; a provider may reply with anything.
 * @throws ApiError when the server replies with an error, NetworkError when no readable reply arrives
 */
export function call<Key extends CallKey>(key: Key, sent: Sent<Key> & Options): Promise<Reply<Key>> {
  return send(key, sent) as Promise<Reply<Key>>;
}

type AnySent = Options & { readonly values?: Readonly<Record<string, string>>; readonly body?: unknown };

/** These calls carry no body. */
const BARE: readonly string[] = ["GET", "DELETE"];
const NO_CONTENT = 204;
/** Longer than the server waits for a provider, so that the server's own sentence comes first. */
const LIMIT_MS = 35_000;

async function send(key: CallKey, { limitMs = LIMIT_MS, signal, ...sent }: AnySent): Promise<unknown> {
  // Browsers that cannot combine signals are still in use.
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, limitMs);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    return await exchange(key, sent, controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

async function exchange(
  key: CallKey,
  { values, body = {}, headers, keepalive, onHeaders }: AnySent,
  signal: AbortSignal,
): Promise<unknown> {
  const address = addresses[key];
  const isBare = BARE.includes(address.method);
  const url = urlOf(address, values);
  const ask = () =>
    fetch(url, {
      method: address.method,
      headers: { ...(isBare ? {} : { "content-type": "application/json" }), ...headers },
      ...(isBare ? {} : { body: JSON.stringify(body) }),
      signal,
      ...(keepalive ? { keepalive } : {}),
    });
  if (address.method !== "GET") dropEarlyReply();
  const early = address.method === "GET" ? takeEarlyReply(url, headers?.["authorization"]) : undefined;
  const response = await (early ?? ask()).catch((cause: unknown) => {
    throw new NetworkError("no answer", { cause });
  });
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError("the answer was cut off", { cause });
  });
  const reply = parsed(text);
  // A hotel's log-in page or a filter answers in HTML. Our own server refuses in JSON, and a proxy before it may not.
  const isForeign = reply === undefined && response.status < 500 && response.status !== NO_CONTENT;
  if (isForeign) throw new NetworkError("the answer was not JSON");
  // The service worker caches reads, and their dates with them.
  if (address.method !== "GET" && reply !== undefined) setClockBy(response.headers.get("date"));
  if (!response.ok) {
    throw new ApiError(response.status, (reply ?? null) as Partial<ErrorBody> | null, retryAfterOf(response.headers));
  }
  onHeaders?.(response.headers);
  return reply;
}

/** Our server writes seconds. A date, which others may write, is not read. */
const retryAfterOf = (headers: Headers): number => Number(headers.get("retry-after")) * 1000 || 0;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
