import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { refuseAmbiguousBody } from "../json-structure.ts";
import { normalEmail } from "../normal-email.ts";
import type { Guess } from "../rate-limits/rate-limits.ts";
import { type ForwardedCall, forwardedCalls } from "./calls.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { readReply } from "./read-reply.ts";

/**
 * Forwards the listed calls to the provider's backend: method, path, query, body, content type and Authorization as
 * received, and nothing else. It returns the status and the JSON, and nothing else either.
 */
export async function forwardedRoutes(app: FastifyInstance, deps: ForwardingDeps): Promise<void> {
  const { backend } = deps;
  app.addHook("onClose", () => backend.close());
  // A body that is parsed and serialized again would no longer be the one that was sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  for (const call of forwardedCalls) {
    const { method, path, maxBody, isNamedBy, readsReply } = call;
    app.route<{ Body: Buffer | undefined }>({
      method,
      url: path,
      exposeHeadRoute: false,
      ...(maxBody > 0 ? { bodyLimit: maxBody } : {}),
      schema: { tags: ["Forwarded"], summary: "Answered by the provider's backend." },
      handler: async (request, reply) => {
        const { url = "" } = request.raw;
        if (!isNamedBy(url)) throw new AppError("NOT_FOUND");
        const { authorization, "content-type": contentType } = request.headers;
        const body = method === "POST" ? (request.body ?? Buffer.alloc(0)) : null;
        const guess = await count(deps, call, request, body);
        const outgoing = { method, target: url, authorization, contentType: body ? contentType : undefined, body };
        try {
          const forwarded = readReply(await backend.send(outgoing), readsReply);
          if (guess && forwarded.status < 400) await deps.limits.forgetGuesses(guess);
          reply.code(forwarded.status).type("application/json; charset=utf-8");
          return reply.send(forwarded.body);
        } catch (error) {
          if (error instanceof AppError) {
            // Only the code is logged: a network error's message may quote what was sent.
            const { code: reason } = (error.cause ?? {}) as { readonly code?: unknown };
            request.log.warn({ code: error.code, reason }, "no usable answer of the backend");
          }
          throw error;
        }
      },
    });
  }
}

/**
 * The provider has limits of its own; these keep one network from flooding it through this server.
 * @returns the guess that the call brings, if it is one
 */
async function count(
  { limits }: ForwardingDeps,
  { countedByNetwork, required, isGuess }: ForwardedCall,
  { ip }: FastifyRequest,
  body: Buffer | null,
): Promise<Guess | null> {
  const properties = body && objectIn(body);
  for (const property of required) {
    if (typeof properties?.[property] !== "string") throw new AppError("INVALID_BODY");
  }
  for (const limit of countedByNetwork) await limits.takeNetwork(limit, ip);
  if (!isGuess) return null;
  const guess = { of: normalEmail(`${properties?.["email"]}`), ip, device: undefined };
  await limits.takeGuess(guess);
  return guess;
}

/** @throws AppError BAD_REQUEST when the body is not a JSON object; DUPLICATE_KEY, NESTED_TOO_DEEP */
function objectIn(body: Buffer): Readonly<Record<string, unknown>> {
  const text = body.toString();
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new AppError("BAD_REQUEST");
  refuseAmbiguousBody(text);
  return value as Readonly<Record<string, unknown>>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
