import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { askPlainly, withScript } from "./inject.ts";

/** What becomes of a call on the line. */
export type CallFailure =
  /** Something in between answers; the server sees nothing. */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly body: string;
      readonly headers?: Record<string, string>;
    }
  /** The connection breaks before the server has the call. */
  | { readonly kind: "cut" }
  /** The server takes the call, and its reply is lost. */
  | { readonly kind: "lost" }
  /** The server takes the call, and the connection breaks in the middle of the reply. */
  | { readonly kind: "half" }
  /** Nobody answers. */
  | { readonly kind: "silence" }
  /** The call waits on its way; the server gets it afterwards if the browser still waits for it. */
  | { readonly kind: "held"; readonly until: Promise<void> }
  /** The same, but the call goes on though the browser has given it up. */
  | { readonly kind: "strayed"; readonly until: Promise<void> }
  /** The server takes the call at once, and the reply comes afterwards. */
  | { readonly kind: "late"; readonly until: Promise<void> }
  /** Something in between asks the server twice, as proxies do after a broken connection. */
  | { readonly kind: "twice" };

export type Call = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
export type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export async function readCall(incoming: IncomingMessage): Promise<Call> {
  const { method = "GET", url = "/", headers } = incoming;
  return { method, url, headers, body: await read(incoming) };
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function ask(server: string, { method, url, headers, body }: Call): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onward = request(new URL(url, server), { method, headers, agent: false }, (reply) => {
      read(reply).then(
        (bytes) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: bytes }),
        reject,
      );
    });
    onward.on("error", reject);
    onward.end(body);
  });
}

function pass({ status, headers, body }: Reply, outgoing: ServerResponse): void {
  // The whole reply is here: its length stands for the chunks it came in. The connection ends with it, because
  // browsers send a call once more by themselves when a connection they use again breaks.
  const { "transfer-encoding": _, connection: __, ...rest } = headers;
  outgoing
    .writeHead(status, { ...rest, connection: "close", ...(body.length > 0 ? { "content-length": body.length } : {}) })
    .end(body);
}

/** Carries a call out under a failure, or as it is. Rejects where the server cannot be reached. */
export async function carry(
  server: string,
  asked: Call,
  outgoing: ServerResponse,
  failure: CallFailure | undefined,
  isInjected: boolean,
): Promise<void> {
  const call = isInjected ? askPlainly(asked) : asked;
  const breakOff = () => outgoing.socket?.destroy();
  switch (failure?.kind) {
    case undefined: {
      const reply = await ask(server, call);
      return pass(isInjected ? withScript(reply) : reply, outgoing);
    }
    case "answer":
      outgoing.writeHead(failure.status, {
        "content-type": "application/json",
        connection: "close",
        ...failure.headers,
      });
      return void outgoing.end(failure.body);
    case "cut":
      return void breakOff();
    case "lost":
      await ask(server, call);
      return void breakOff();
    case "half": {
      const { status, headers, body } = await ask(server, call);
      outgoing.writeHead(status, { "content-type": headers["content-type"], "content-length": body.length });
      outgoing.write(body.subarray(0, Math.floor(body.length / 2)));
      return void setTimeout(breakOff, 50);
    }
    case "silence":
      return;
    case "held":
      await failure.until;
      return outgoing.destroyed ? undefined : pass(await ask(server, call), outgoing);
    case "strayed":
      await failure.until;
      return pass(await ask(server, call), outgoing);
    case "late": {
      const reply = await ask(server, call);
      await failure.until;
      return pass(reply, outgoing);
    }
    case "twice":
      await ask(server, call);
      return pass(await ask(server, call), outgoing);
  }
}
