import { addresses } from "#core/api/addresses.ts";
import type { Body, CallKey, Reply, Values } from "#core/api/calls.ts";
import type { ErrorBody } from "#core/api/results.ts";
import { urlOf } from "#core/api/url-of.ts";

/** The server answered and said no. `message` is its sentence, fit for a person. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  /** False when the reply carried no sentence of its own. */
  readonly hasSentence: boolean;

  constructor(status: number, body: Partial<ErrorBody> | null) {
    const sentence = typeof body?.error === "string" ? body.error : "";
    super(sentence || `The server answered ${status}.`);
    this.status = status;
    this.code = typeof body?.code === "string" ? body.code : "UNKNOWN";
    this.hasSentence = sentence !== "";
  }
}

/** No answer that could be read came back: offline, cut off, or not JSON. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Told the headers of a reply that is no refusal. */
  readonly onHeaders?: (headers: Headers) => void;
};

/** The values that the address of a call names, and its body, where it has any. */
type Sent<Key extends CallKey> = (unknown extends Values<Key> ? unknown : { readonly values: Values<Key> }) &
  (undefined extends Body<Key> ? unknown : { readonly body: Body<Key> });

/**
 * Makes one call of the table to our own server.
 * @returns the parsed reply, whose type the server's schema guarantees; a provider may answer anything
 * @throws ApiError when the server refuses, NetworkError when no readable answer came
 */
export function call<Key extends CallKey>(key: Key, sent: Sent<Key> & Options): Promise<Reply<Key>> {
  return send(key, sent) as Promise<Reply<Key>>;
}

type AnySent = Options & { readonly values?: Readonly<Record<string, string>>; readonly body?: unknown };

async function send(key: CallKey, { values, body = {}, headers, signal, onHeaders }: AnySent): Promise<unknown> {
  const address = addresses[key];
  const isRead = address.method === "GET";
  const response = await fetch(urlOf(address, values), {
    method: address.method,
    headers: { ...(isRead ? {} : { "content-type": "application/json" }), ...headers },
    ...(isRead ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    throw new NetworkError("no answer", { cause });
  });
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError("the answer was cut off", { cause });
  });
  const reply = parsed(text);
  if (!response.ok) throw new ApiError(response.status, reply as Partial<ErrorBody> | null);
  onHeaders?.(response.headers);
  if (reply === undefined) throw new NetworkError("the answer was not JSON");
  return reply;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
