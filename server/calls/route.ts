import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Call, EMPTY } from "#core/api/call.ts";
import { type Body, type CallKey, calls, type Headers, type Params, type Query, type Reply } from "#core/api/calls.ts";
import { ERRORS } from "#core/api/errors.ts";
import { ErrorBodySchema } from "#core/api/results.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";

type Request<Key extends CallKey> = FastifyRequest<{
  Params: Params<Key>;
  Querystring: Query<Key>;
  Headers: Headers<Key>;
  Body: Body<Key>;
}>;

/**
 * Counts the call for its account, which only the handler knows.
 * @throws AppError TOO_MANY_REQUESTS
 */
export type Count = (accountId: string) => Promise<void>;

/** The text of a reply, as the call's schema gives it. */
export type ReplyText = string & { readonly isReplyText: true };

/** Returns a reply as the text that is sent. It is sent as it is where the handler returns it. */
export function textOfReply<Key extends CallKey>(reply: FastifyReply, body: Reply<Key>): ReplyText {
  return reply.serialize(body) as ReplyText;
}

type Answered<Key extends CallKey> = Reply<Key> | FastifyReply | ReplyText;
type Handler<Key extends CallKey> = (
  request: Request<Key>,
  reply: FastifyReply,
  count: Count,
) => Answered<Key> | Promise<Answered<Key>>;

/** The app to add routes to, and its limits. A router passes it to all of its routes. */
export type Routes = { readonly app: FastifyInstance; readonly limits: RateLimits };

/**
 * Adds the route of a call. Method, address, schemas, largest body and rate limits come from its row in the table of
 * calls; a limit by account is counted when the handler calls `count`, and guesses by takeGuess of server/accounts.
 */
export function route<Key extends CallKey>({ app, limits }: Routes, key: Key, handler: Handler<Key>): void {
  const call: Call = calls[key];
  const count: Count = async (accountId) => {
    for (const { limit, by } of call.limits) if (by === "account") await limits.take(limit, accountId);
  };
  const isCountedFirst = call.limits.some(({ by }) => by === "network");
  const answer = (request: FastifyRequest, reply: FastifyReply) => handler(request as Request<Key>, reply, count);
  app.route({
    method: call.method,
    url: call.path,
    ...(call.maxBody > 0 ? { bodyLimit: call.maxBody } : {}),
    schema: schemaOf(call),
    config: {
      isGuarded: call.needs !== "nobody",
      ...(call.event ? { event: key } : {}),
      ...(call.roles ? { roles: call.roles } : {}),
    },
    handler: isCountedFirst
      ? async (request, reply) => {
          for (const { limit, by } of call.limits) if (by === "network") await limits.takeNetwork(limit, request.ip);
          return answer(request, reply);
        }
      : answer,
  });
}

function schemaOf({ tag, params, query, headers, body, reply, errors }: Call) {
  return {
    tags: [tag],
    ...(errors.length > 0 ? { description: errors.map(described).join("\n\n") } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
    response: { [reply === EMPTY ? 204 : 200]: reply, "4xx": ErrorBodySchema, "5xx": ErrorBodySchema },
  };
}

const described = (code: Call["errors"][number]) => `${ERRORS[code][0]} \`${code}\`: ${ERRORS[code][1]}`;
