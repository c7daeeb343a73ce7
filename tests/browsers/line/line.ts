import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type Call, type CallFailure, carry, readCall } from "./call-failures.ts";
import { answerScript, INJECTED_PATH } from "./inject.ts";

type Match = (call: Call) => boolean;
type Rule = { readonly match: Match; readonly failure: CallFailure; left: number };

/** The way from a browser to the server, on a socket of its own, which a test can spoil. */
export type Line = {
  readonly url: string;
  /** From now on calls that match go wrong in this way: all of them, or as many as are named. */
  spoil(match: Match, failure: CallFailure, times?: number): void;
  /** Every connection breaks, and no new one comes about. */
  cut(): void;
  /** Everything reaches the server again. */
  mend(): void;
  /** Documents that pass from now on run this script before their own; for engines whose driver cannot do that. */
  inject(script: string): void;
  /** How many calls that match came in from the start. */
  count(match: Match): number;
  close(): Promise<void>;
};

/** @param server its address, asked anew for each call */
export async function openLine(server: () => string): Promise<Line> {
  const rules: Rule[] = [];
  const sockets = new Set<Socket>();
  const calls: Call[] = [];
  let isCut = false;
  let injected: string | undefined;

  async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const call = await readCall(incoming);
    if (injected !== undefined && call.url === INJECTED_PATH) return answerScript(outgoing, injected);
    calls.push(call);
    const rule = rules.find(({ match, left }) => left > 0 && match(call));
    if (rule) rule.left--;
    await carry(server(), call, outgoing, rule?.failure, injected !== undefined);
  }

  const listener = createServer((incoming, outgoing) => {
    // A server that is away, or a browser that has gone: either way nobody is answered.
    take(incoming, outgoing).catch(() => outgoing.socket?.destroy());
  });
  listener.on("connection", (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    spoil: (match, failure, times = Number.POSITIVE_INFINITY) => void rules.push({ match, failure, left: times }),
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    inject(script) {
      injected = script;
    },
    mend() {
      isCut = false;
      rules.splice(0);
    },
    count: (match) => calls.filter(match).length,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
}
