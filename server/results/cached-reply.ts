import type { FastifyReply } from "fastify";
import type { CallKey, Reply } from "#core/api/calls.ts";
import type { UserId } from "#core/api/ids.ts";
import { saysLeftOut } from "../calls/left-out.ts";
import { type ReplyText, textOfReply } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { readCacheOf } from "../storage/read-cache.ts";

/**
 * Answers a read of a user's results from memory where nothing has changed since it was answered before; otherwise reads
 * and keeps the text. A reply that leaves something out says so in a header, and is not kept.
 */
export function cachedReply<Key extends CallKey>(
  { content, database }: Pick<AppDeps, "content" | "database">,
  key: Key,
  userId: UserId,
  reply: FastifyReply,
  read: () => Promise<Reply<Key>>,
): ReplyText | Promise<ReplyText> {
  const cache = readCacheOf(database);
  cache.keepFor(content.current);
  reply.type("application/json; charset=utf-8");
  const known = cache.get(key, userId) as ReplyText | undefined;
  if (known !== undefined) return known;
  const filled = cache.fill(key, userId, async () => {
    const text = textOfReply(reply, await read());
    return { text, isTextAlone: !saysLeftOut(reply) };
  });
  return filled as Promise<ReplyText>;
}
