import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressOf } from "../address-of.ts";
import { networkOf } from "./network-of.ts";

export const isLoopback = (address: string): boolean => addressOf(address)?.range() === "loopback";

/**
 * Keeps the connections of each network below a number. Where a further one comes, the oldest that waits for a request
 * makes room: browsers open such a one anew, and whoever keeps silent ones open holds nobody up.
 * @param isExempt for addresses behind which many networks are, such as a proxy's
 */
export function limitConnections(server: Server, most: number, isExempt: (address: string) => boolean): void {
  const open = new Map<string, Set<Socket>>();
  const newestReplies = new WeakMap<Socket, ServerResponse>();
  // A reply of which all is sent, or which nobody waits for.
  const isSilent = (socket: Socket) => newestReplies.get(socket)?.closed ?? true;

  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const sockets = open.get(network) ?? new Set<Socket>();
    if (sockets.size >= most) {
      const silent = [...sockets].find(isSilent);
      // The number must hold before its close event comes.
      if (silent) sockets.delete(silent);
      (silent ?? socket).destroy();
      if (!silent) return;
    }
    open.set(network, sockets.add(socket));
    socket.once("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0 && open.get(network) === sockets) open.delete(network);
    });
  });
  server.on("request", ({ socket }, reply) => {
    newestReplies.set(socket, reply);
  });
}
