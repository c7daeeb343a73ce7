import { Server } from "node:net";
import type { FastifyInstance } from "fastify";

/** How a server is stopped, in milliseconds. */
export type StopTimes = {
  /** For so long each open connection may bring one more request. */
  readonly linger: number;
  /** After this whatever is still being answered is cut off. */
  readonly most: number;
};

export const STOPPING: StopTimes = { linger: 500, most: 4_000 };

/**
 * Stops a server without breaking a reply: it takes no new connections, finishes what it was asked, and says
 * on the next reply of each connection that it is the last. One that is merely kept open holds nothing up.
 */
export async function stopGracefully(app: FastifyInstance, { linger, most }: StopTimes = STOPPING): Promise<void> {
  const { server } = app;
  const cut = setTimeout(() => server.closeAllConnections(), most);
  // HTTP's own close would also end idle connections, on which a request may be on its way at this moment.
  if (server.listening) Server.prototype.close.call(server);
  server.maxRequestsPerSocket = 1;
  await new Promise((resolve) => setTimeout(resolve, linger));
  const tidy = setInterval(() => server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(tidy);
  clearTimeout(cut);
}
