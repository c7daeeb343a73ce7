import { addresses } from "#core/api/addresses.ts";
import type { Body, CallKey, Reply, Values } from "#core/api/calls.ts";
import type { ErrorBody } from "#core/api/results.ts";
import { urlOf } from "#core/api/url-of.ts";

/** Thrown when the server replied with an error. `message` is its sentence, fit to be shown to users. */
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

/** Thrown when no readable reply arrived: offline, connection cut, or not JSON. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Called with the headers of a successful reply. */
  readonly onHeaders?: (headers: Headers) => void;
};

/** The values for the placeholders in the address of a call, and its body, if it has one. */
type Sent<Key extends CallKey> = (unknown extends Values<Key> ? unknown : { readonly values: Values<Key> }) &
  (undefined extends Body<Key> ? unknown : { readonly body: Body<Key> });

/**
 * Calls one entry of the table on our own server.
 * @returns the parsed reply. The server's schema guarantees its type; a provider may reply with anything.
 * @throws ApiError when the server replies with an error, NetworkError when no readable reply arrives
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
