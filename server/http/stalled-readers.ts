import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How long, in ms, a reader may take nothing of a reply that waits for it. */
const STALLED_MS = 30_000;

/**
 * Cuts the connection of whoever asks for something and does not read the reply, which the memory holds meanwhile. The
 * time starts anew with each byte that is taken, and counts only while a reply is being sent: a long upload, a handler
 * that takes its time and a slow line are left alone.
 */
export function cutStalledReaders(app: FastifyInstance, limitMs = STALLED_MS): void {
  let beingSent: { readonly socket: Socket; readonly response: ServerResponse }[] = [];
  // Almost every reply is with the system within its own turn of the event loop, and needs no timer.
  const watchTheRest = () => {
    const replies = beingSent;
    beingSent = [];
    for (const { socket, response } of replies) if (!response.writableFinished) watch(socket, response, limitMs);
  };
  app.addHook("onSend", (request, reply, payload, next) => {
    const { socket } = request.raw;
    // A test injects requests without a socket.
    if (socket instanceof Socket && beingSent.push({ socket, response: reply.raw }) === 1) setImmediate(watchTheRest);
    next(null, payload);
  });
}

function watch(socket: Socket, response: ServerResponse, limitMs: number): void {
  response.setTimeout(limitMs, () => {
    if (socket.writableLength > 0 || response.writableNeedDrain) socket.destroy();
    // Nothing waits for the reader: the rest of the reply is still being made.
    else response.setTimeout(limitMs);
  });
  // Before Node's own listener, which sets the time of an idle connection, or gives the socket and its time to the next
  // reply that waits for it.
  response.prependOnceListener("finish", () => socket.setTimeout(0));
}
