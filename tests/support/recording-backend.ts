import { createServer, type Socket } from "node:net";
import { listening } from "./listening.ts";

/** One request, byte for byte as it came over the socket; headers with their names in small letters. */
type Recorded = {
  readonly method: string;
  readonly target: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
};

/** What the backend does once it has read a request. */
export type Behaviour = (socket: Socket, request: Recorded) => void;

export type RecordingBackend = {
  readonly url: string;
  readonly requests: readonly Recorded[];
  /** From now on each request meets this. */
  behave(behaviour: Behaviour): void;
  /** Forgets what was recorded. */
  reset(): void;
  close(): Promise<void>;
};

/**
 * Stands for a provider's backend: reads plain sockets, so that it sees what was really sent, even by a
 * request hidden in another one, and can break off or lie in its replies as no HTTP library would.
 */
export async function startRecordingBackend(): Promise<RecordingBackend> {
  const requests: Recorded[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = json({});
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    let unread: Buffer = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk]);
      for (let read = takeRequest(unread); read; read = takeRequest(unread)) {
        unread = read.rest;
        requests.push(read.request);
        behaviour(socket, read.request);
      }
    });
  });
  const url = await listening(server);
  return {
    url,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    reset: () => {
      requests.length = 0;
      behaviour = json({});
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function takeRequest(unread: Buffer): { readonly request: Recorded; readonly rest: Buffer } | null {
  const end = unread.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const [line = "", ...lines] = unread.toString("latin1", 0, end).split("\r\n");
  const [method = "", target = ""] = line.split(" ");
  const headers = new Map(
    lines.map((text): [string, string] => {
      const colon = text.indexOf(":");
      return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()];
    }),
  );
  const start = end + 4;
  const length = Number(headers.get("content-length") ?? 0);
  if (unread.length < start + length) return null;
  const body = unread.subarray(start, start + length);
  return { request: { method, target, headers, body }, rest: unread.subarray(start + length) };
}

/** A whole reply with these bytes; the length is right unless `headers` say another one. */
export function reply(status: number, body: string | Buffer, headers: Readonly<Record<string, string>>): Behaviour {
  const all = { "content-length": `${Buffer.byteLength(body)}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`HTTP/1.1 ${status} Whatever\r\n${lines.join("")}\r\n`);
  return (socket) => void socket.write(Buffer.concat([head, Buffer.from(body as string)]));
}

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  reply(status, JSON.stringify(body), { "content-type": "application/json", ...headers });
