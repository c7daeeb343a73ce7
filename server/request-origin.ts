import type { FastifyRequest } from "fastify";

/** Returns whether the browser's connection uses TLS, directly or as a trusted proxy reports. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, "protocol">): boolean => protocol === "https";
