import { Server } from "node:net";
import type { FastifyInstance } from "fastify";

/** Times for stopping a server, in milliseconds. */
export type StopTimes = {
  /** How long each open connection may send one more request. */
  readonly linger: number;
  /** After this time, calls that are still unanswered are cut off. */
  readonly most: number;
};

export const STOPPING: StopTimes = { linger: 500, most: 4_000 };

/**
 * Stops a server without cutting off a reply. It accepts no new connections, answers the requests it has, and marks the
 * next reply of each connection as the last. Idle connections do not delay it.
 */
export async function stopGracefully(app: FastifyInstance, { linger, most }: StopTimes = STOPPING): Promise<void> {
  const { server } = app;
  const cut = setTimeout(() => server.closeAllConnections(), most);
  // The close method of http.Server would also end idle connections, on which a request may be arriving.
  if (server.listening) Server.prototype.close.call(server);
  server.maxRequestsPerSocket = 1;
  await new Promise((resolve) => setTimeout(resolve, linger));
  const tidy = setInterval(() => server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(tidy);
  clearTimeout(cut);
}
