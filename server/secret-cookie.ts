import type { FastifyReply, FastifyRequest } from "fastify";
import { isSecure } from "./request-origin.ts";

/** A cookie that holds a secret, which no script can read. */
export type SecretCookie = {
  read(request: FastifyRequest): string | undefined;
  /** @param seconds how long the browser keeps it; without them it ends with the browser */
  set(request: FastifyRequest, reply: FastifyReply, secret: string, seconds?: number): void;
  /** Removes it from a browser that has it. */
  clear(request: FastifyRequest, reply: FastifyReply): void;
};

/**
 * Names a cookie. Over TLS its prefix binds it to this host, and it is Secure.
 * @param sameSite `lax` also sends it when a link of another site leads here
 */
export function secretCookie(name: string, sameSite: "lax" | "strict"): SecretCookie {
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? `__Host-${name}` : name);
  const options = (request: FastifyRequest) => ({ path: "/", httpOnly: true, sameSite, secure: isSecure(request) });
  const read = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)];
  return {
    read,
    set(request, reply, secret, seconds) {
      const lasting = seconds === undefined ? {} : { maxAge: seconds };
      reply.setCookie(nameFor(request), secret, { ...options(request), ...lasting });
    },
    clear(request, reply) {
      if (read(request) !== undefined) reply.clearCookie(nameFor(request), options(request));
    },
  };
}
