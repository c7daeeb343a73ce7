import type { FastifyReply } from "fastify";

/**
 * Says in a header how many older entries a list leaves out. The header is missing where it leaves out none, as for
 * everybody but a test or an attack.
 */
export function sayLeftOut(reply: FastifyReply, count: number): void {
  if (count > 0) reply.header("keepwell-left-out", `${count}`);
}
