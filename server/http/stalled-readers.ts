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
  app.addHook("onSend", (request, reply, payload, next) => {
    const { socket } = request.raw;
    const response = reply.raw;
    // A test injects requests without a socket.
    if (socket instanceof Socket) {
      response.setTimeout(limitMs, () => {
        if (socket.writableLength > 0 || response.writableNeedDrain) socket.destroy();
        // Nothing waits for the reader: the rest of the reply is still being made.
        else response.setTimeout(limitMs);
      });
      response.once("finish", () => {
        // Node has set the time of an idle connection, unless another request is waiting on this one.
        if (socket.timeout === limitMs) socket.setTimeout(0);
      });
    }
    next(null, payload);
  });
}
