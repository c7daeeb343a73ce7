import type { Mask } from "./mask.ts";
import { type Received, type Sent, send } from "./send.ts";
import type { RecordedServer } from "./server.ts";

export type Call = {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  /** Seconds that pass before; with 0 they come at once, as counting needs. */
  readonly after?: number;
};

/** One request with its reply, as they are written down. */
export type Exchange = Readonly<Record<string, unknown>>;

export type Recorder = {
  readonly exchanges: readonly Exchange[];
  /**
   * Sends a request and writes it down with its reply.
   * @param line such as `GET /health`
   */
  call(line: string, call?: Call): Promise<Received>;
  /** Sends a request that is not written down. */
  quietly(line: string, call?: Call): Promise<Received>;
};

/** More time than the limits need to forget what one call counted. */
const SECONDS_BETWEEN = 7;
const NOT_OURS = ["date", "connection", "keep-alive", "content-length", "transfer-encoding"];
const LONGEST_SENT = 400;

/** @param common headers that every reply has; only what differs from them is written down */
export function createRecorder(server: RecordedServer, mask: Mask, common: Exchange = {}): Recorder {
  const exchanges: Exchange[] = [];
  async function quietly(line: string, { headers = {}, json, text, after }: Call = {}): Promise<Received> {
    await server.advance((after ?? SECONDS_BETWEEN) * 1000);
    return send(server.port, sentOf(line, headers, json, text));
  }
  return {
    exchanges,
    quietly,
    async call(line, call = {}) {
      const received = await quietly(line, call);
      const { headers, body } = sentOf(line, call.headers ?? {}, call.json, call.text);
      const { "content-type": type, ...others } = headers;
      const shownType = type === "application/json" ? {} : { "content-type": type };
      exchanges.push({
        request: mask.apply(line),
        ...masked(mask, "headersSent", { ...shownType, ...others }),
        ...(body === null ? {} : { sent: shortened(mask.apply(body)) }),
        status: received.status,
        ...differing(headersOf(received, mask), common),
        ...bodyOf(received, mask),
      });
      return received;
    },
  };
}

function sentOf(line: string, headers: Call["headers"] = {}, json?: unknown, text?: string): Sent {
  const [method = "GET", target = "/"] = line.split(" ");
  const body = json === undefined ? (text ?? null) : JSON.stringify(json);
  const type: Sent["headers"] = json === undefined ? {} : { "content-type": "application/json" };
  return { method, target, headers: { ...type, ...headers }, body };
}

function masked(mask: Mask, name: string, headers: Readonly<Record<string, string | undefined>>): Exchange {
  const shown = Object.entries(headers).filter(([, value]) => value !== undefined);
  return shown.length === 0
    ? {}
    : { [name]: Object.fromEntries(shown.map(([key, value]) => [key, shownHeader(key, `${value}`, mask)])) };
}

/** Which etag was sent stands in the reply before; of the built pages it differs with the build. */
const shownHeader = (name: string, value: string, mask: Mask) =>
  name === "if-none-match" && value !== '"another"' ? "<etag>" : shortened(mask.apply(value));

const shortened = (text: string) =>
  text.length > LONGEST_SENT ? `${text.slice(0, LONGEST_SENT)}… (${text.length} characters)` : text;

/** All headers of a reply but those of the connection. */
export function headersOf({ headers }: Received, mask: Mask): Record<string, string> {
  const shown = Object.entries(headers).filter(([name]) => !NOT_OURS.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [name, maskedHeader(name, [value].flat().join("\n"), mask)]).sort(),
  );
}

function maskedHeader(name: string, value: string, mask: Mask): string {
  // When the pages were built here.
  if (name === "last-modified") return "<time>";
  if (name === "etag") return value.replace(/"[^"]*"/, '"<etag>"');
  if (name === "x-request-id") return "<request>";
  if (name === "set-cookie") return value.replace(/^([^=\n]*)=[^;\n]+/gm, "$1=<secret>");
  return mask.apply(value);
}

function differing(headers: Readonly<Record<string, string>>, common: Exchange): Exchange {
  const others = Object.entries(headers).filter(([name, value]) => common[name] !== value);
  const missing = Object.keys(common).filter((name) => headers[name] === undefined);
  return {
    ...(others.length > 0 ? { headers: Object.fromEntries(others) } : {}),
    ...(missing.length > 0 ? { withoutHeaders: missing } : {}),
  };
}

/** A body as JSON where its bytes are just what JSON.stringify would write, else as text. */
function bodyOf({ headers, body }: Received, mask: Mask): Exchange {
  if (body.length === 0) return {};
  if (headers["content-encoding"] !== undefined) return { body: "<encoded>" };
  const type = headers["content-type"] ?? "";
  const text = body.toString();
  if (type.startsWith("text/html")) return { document: mask.apply(documentOf(text)) };
  if (!/json/.test(type)) return { body: `<${type}>` };
  try {
    const readable = mask.apply(text);
    const value: unknown = JSON.parse(readable);
    if (JSON.stringify(value) === readable) return { body: value };
  } catch {
    // No JSON, so it is written down as it came.
  }
  return { body: mask.apply(text) };
}

/** Of a document its language and title; what it shows is compared as a picture. */
function documentOf(html: string): string {
  const language = /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? "";
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return `${language}: ${title}`;
}
