import type { FastifyReply, FastifyRequest } from "fastify";
import { ofContent } from "../content/content.ts";
import type { ContentStore } from "../content/live/store.ts";
import { type Compressed, compressed } from "./compressed.ts";
import { sendCompressed } from "./send-compressed.ts";

/**
 * Returns what sends a reply that is made of content alone: it is made and compressed once for each content. The words
 * of the site alone take 10 ms of a core.
 */
export function keptReplies(content: Pick<ContentStore, "current">) {
  const keptOf = ofContent(() => new Map<string, Promise<Compressed>>());
  /**
   * @param name of the reply, among all that are sent by this
   * @param make returns its text
   */
  return async (request: FastifyRequest, reply: FastifyReply, name: string, make: () => string) => {
    const kept = keptOf(content.current);
    const text = kept.get(name) ?? compressed(make());
    kept.set(name, text);
    return sendCompressed(request, reply.type("application/json; charset=utf-8"), await text);
  };
}
