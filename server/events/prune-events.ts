import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { CommitQueue } from "../storage/commit-queue.ts";
import type { Tables } from "../storage/tables.ts";
import { type ChainRow, signedBy } from "./event-chain.ts";
import type { EventKey } from "./event-key.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes events that are older than this many days. Before it does, each chain notes, signed, how far it was pruned,
 * so that what was pruned is told from what was removed.
 * @returns the number of deleted events
 */
export async function pruneEvents(commits: CommitQueue, key: EventKey, days: number, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  return commits.write(async (transaction) => {
    const chains = await transaction.selectFrom("event_chain").selectAll().execute();
    let deleted = 0;
    for (const chain of chains) deleted += await pruneChain(transaction, key, chain, before);
    return deleted;
  });
}

async function pruneChain(
  transaction: Kysely<Tables>,
  key: EventKey,
  { signature: _, ...chain }: ChainRow,
  before: string,
): Promise<number> {
  // An error bears the time at which its minute began, so times may go back a little within a chain.
  const kept = await transaction
    .selectFrom("event")
    .select(({ fn }) => fn.min("number").as("number"))
    .where("chain", "=", chain.chain)
    .where("at", ">=", before)
    .executeTakeFirst();
  const first = kept?.number ?? chain.newest + 1;
  const last = await transaction
    .selectFrom("event")
    .select(["number", "mac"])
    .where("chain", "=", chain.chain)
    .where("number", "<", first)
    .orderBy("number", "desc")
    .executeTakeFirst();
  if (!last) return 0;
  const signed = signedBy(key, { ...chain, pruned: last.number, pruned_mac: last.mac });
  await transaction.updateTable("event_chain").set(signed).where("chain", "=", chain.chain).execute();
  const result = await transaction
    .deleteFrom("event")
    .where("chain", "=", chain.chain)
    .where("number", "<=", last.number)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Prunes now and once a day, as long as the process runs. A failure is logged, and the next day tries again. */
export function pruneEventsDaily(
  commits: CommitQueue,
  key: EventKey,
  days: number,
  log: Pick<FastifyBaseLogger, "warn">,
): void {
  const prune = () =>
    pruneEvents(commits, key, days, new Date()).catch((err: unknown) =>
      log.warn({ err }, "old events could not be deleted"),
    );
  void prune();
  setInterval(prune, DAY_MS).unref();
}
