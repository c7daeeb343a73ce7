import type { Kysely } from "kysely";
import type { Tables } from "../storage/tables.ts";
import type { EventRow } from "./event-chain.ts";

export type EventFilter = {
  /** The first moment, in ISO 8601 and UTC. */
  readonly since?: string | undefined;
  readonly kind?: string | undefined;
  readonly outcome?: string | undefined;
  readonly who?: string | undefined;
};

const PAGE = 1000;

/** Yields the events that fit, the oldest first, without holding more than a page of them. */
export async function* readEvents(
  database: Kysely<Tables>,
  { since = "", kind, outcome, who }: EventFilter,
): AsyncGenerator<EventRow> {
  let before = { at: since, chain: "", number: 0 };
  for (;;) {
    let query = database
      .selectFrom("event")
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("at", "chain", "number"), ">", tuple(before.at, before.chain, before.number)),
      );
    if (kind !== undefined) query = query.where("kind", "=", kind);
    if (outcome !== undefined) query = query.where("outcome", "=", outcome);
    if (who !== undefined) query = query.where("who", "=", who);
    const rows = await query.orderBy("at").orderBy("chain").orderBy("number").limit(PAGE).execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    before = last;
  }
}
