import type { ErrorBody } from "#core/api/results.ts";

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

type Call = {
  readonly method?: "GET" | "POST";
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Told the headers of a reply that is no refusal. */
  readonly onHeaders?: (headers: Headers) => void;
};

/**
 * One call to our own server.
 * @returns the parsed reply; the caller names its type, which the server's schema guarantees
 * @throws ApiError when the server refuses, NetworkError when no readable answer came
 */
export async function call<Reply>(
  path: string,
  { method = "GET", body, headers, signal, onHeaders }: Call = {},
): Promise<Reply> {
  const response = await fetch(path, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
  return reply as Reply;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
