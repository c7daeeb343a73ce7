import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Sent = {
  readonly method: string;
  /** Path and query, to the letter. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

export type Received = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const agent = new Agent({ keepAlive: true });

/** Sends a request with these headers and no others, and reads the whole reply. Nothing is decoded or followed. */
export function send(port: number, { method, target, headers, body }: Sent): Promise<Received> {
  const length = body === null ? {} : { "content-length": `${Buffer.byteLength(body)}` };
  return new Promise((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port, agent, method, path: target, headers: { host: "localhost", ...length, ...headers } },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on("data", (chunk: Buffer) => chunks.push(chunk));
        reply.once("error", reject);
        reply.once("end", () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    call.once("error", reject);
    call.end(body ?? undefined);
  });
}
