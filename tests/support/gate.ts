import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What becomes of a call: an answer of the gate's own, a connection cut before or in the middle of the reply. */
export type CallFailure = { readonly status: number; readonly body: string } | "cut" | "half";

export type Gate = {
  readonly url: string;
  /** From now on calls to this path, or to one that begins with it and a slash, go wrong in this way. */
  breakCall(method: string, path: string, failure: CallFailure): void;
  /** All calls reach the server again. */
  heal(): void;
  close(): Promise<void>;
};

/** Stands before the real server on a socket of its own, and lets chosen calls fail as a network or a server does. */
export async function openGate(target: string): Promise<Gate> {
  const failures: { method: string; path: string; failure: CallFailure }[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url?.split("?")[0] ?? "";
    const broken = failures.find((one) => one.method === incoming.method && `${path}/`.startsWith(`${one.path}/`));
    if (broken) fail(incoming, outgoing, broken.failure);
    else forward(target, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakCall: (method, path, failure) => void failures.push({ method, path, failure }),
    heal: () => void failures.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fail(incoming: IncomingMessage, outgoing: ServerResponse, failure: CallFailure): void {
  if (failure === "cut") return void incoming.socket.destroy();
  incoming.resume();
  if (failure === "half") {
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    outgoing.write('{"score": 1');
    return void setTimeout(() => incoming.socket.destroy(), 50);
  }
  outgoing.writeHead(failure.status, { "content-type": "application/json" }).end(failure.body);
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const onward = request(new URL(url ?? "/", target), { method, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on("error", () => incoming.socket.destroy());
  incoming.pipe(onward);
}
