import type { FastifyReply } from "fastify";

const HEADER = "keepwell-left-out";

/**
 * Says in a header how many older entries a list leaves out. The header is missing where it leaves out none, as for
 * everybody but a test or an attack.
 */
export function sayLeftOut(reply: FastifyReply, count: number): void {
  if (count > 0) reply.header(HEADER, `${count}`);
}

export const saysLeftOut = (reply: FastifyReply): boolean => reply.hasHeader(HEADER);
