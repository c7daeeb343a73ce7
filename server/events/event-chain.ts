import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../storage/tables.ts";
import type { EventKey } from "./event-key.ts";

export type EventRow = Selectable<Tables["event"]>;
export type ChainRow = Selectable<Tables["event_chain"]>;
/** What happened, before it has its place in a chain. */
export type Happened = Omit<EventRow, "chain" | "number" | "mac">;

/** The most rows of one statement: nine values each, and SQLite takes 32,766 of them. */
const ROWS_PER_INSERT = 500;

/** The code of an event, which covers the one before it. */
export const macOf = (key: EventKey, before: string, row: Omit<EventRow, "mac">): string =>
  key.code(before, row.chain, row.number, row.at, row.kind, row.outcome, row.who, row.network, row.times);

export const signatureOf = (key: EventKey, row: Omit<ChainRow, "signature">): string =>
  key.code("chain", row.chain, row.begun_at, row.after, row.newest, row.newest_mac, row.pruned, row.pruned_mac);

/** A chain that events are added to. Only one process writes to it. */
export type EventChain = {
  /** Adds events at the end, within a transaction. */
  add(transaction: Kysely<Tables>, events: readonly Happened[]): Promise<void>;
};

/** Begins a chain. It has a row only once something has happened. */
export function beginChain(key: EventKey): EventChain {
  const chain = randomBytes(9).toString("base64url");

  return {
    async add(transaction, events) {
      // Read again each time: a transaction that was rolled back, or runs once more, has moved nothing on.
      const stored = await transaction
        .selectFrom("event_chain")
        .selectAll()
        .where("chain", "=", chain)
        .executeTakeFirst();
      const { signature: _, ...now } = stored ?? (await emptyChain(transaction, chain, `${events[0]?.at}`));
      let { newest, newest_mac } = now;
      const rows = events.map((happened): EventRow => {
        newest += 1;
        const row = { ...happened, chain, number: newest };
        newest_mac = macOf(key, newest_mac, row);
        return { ...row, mac: newest_mac };
      });
      const next = { ...now, newest, newest_mac };
      const signed = signedBy(key, next);
      for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
        await transaction
          .insertInto("event")
          .values(rows.slice(at, at + ROWS_PER_INSERT))
          .execute();
      if (stored) await transaction.updateTable("event_chain").set(signed).where("chain", "=", chain).execute();
      else await transaction.insertInto("event_chain").values(signed).execute();
    },
  };
}

export const signedBy = (key: EventKey, row: Omit<ChainRow, "signature">): ChainRow => ({
  ...row,
  signature: signatureOf(key, row),
});

async function emptyChain(transaction: Kysely<Tables>, chain: string, begunAt: string): Promise<ChainRow> {
  const latest = await transaction
    .selectFrom("event_chain")
    .select("chain")
    .orderBy("begun_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const nothing = { newest: 0, newest_mac: "", pruned: 0, pruned_mac: "", signature: "" };
  return { chain, begun_at: begunAt, after: latest?.chain ?? null, ...nothing };
}
