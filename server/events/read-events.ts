import type { ExpressionBuilder, Kysely } from "kysely";
import type { EventFilter } from "#core/api/events.ts";
import type { Tables } from "../storage/tables.ts";
import type { EventRow } from "./event-chain.ts";

/** Where a page ends: the place of an event in the order of time. */
export type EventPlace = Pick<EventRow, "at" | "chain" | "number">;

const PAGE = 1000;

/** Yields the events that fit, the oldest first, without holding more than a page of them. */
export async function* readEvents(database: Kysely<Tables>, filter: EventFilter): AsyncGenerator<EventRow> {
  let last: EventPlace | undefined;
  do {
    const rows: EventRow[] = await eventsAfter(database, filter, last).execute();
    yield* rows;
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last);
}

function eventsAfter(database: Kysely<Tables>, filter: EventFilter, last: EventPlace | undefined) {
  const query = fitting(database, filter).orderBy("at").orderBy("chain").orderBy("number").limit(PAGE);
  return last ? query.where(isBeyond(">", last)) : query;
}

/** Reads the newest events that fit, up to a number of them, and before a place if one is given. */
export function newestEvents(
  database: Kysely<Tables>,
  filter: EventFilter,
  count: number,
  before: EventPlace | null,
): Promise<EventRow[]> {
  const query = fitting(database, filter).orderBy("at", "desc").orderBy("chain", "desc").orderBy("number", "desc");
  return (before ? query.where(isBeyond("<", before)) : query).limit(count).execute();
}

const isBeyond =
  (side: "<" | ">", { at, chain, number }: EventPlace) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, "event">) =>
    eb(refTuple("at", "chain", "number"), side, tuple(at, chain, number));

function fitting(database: Kysely<Tables>, { from, to, kind, outcome, who }: EventFilter) {
  let query = database.selectFrom("event").selectAll();
  if (from !== undefined) query = query.where("at", ">=", from);
  // A time of that day is the day, a T and more; a Z comes after all of them.
  if (to !== undefined) query = query.where("at", "<=", `${to}Z`);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (outcome === "refused") query = query.where("outcome", "<>", "done");
  else if (outcome !== undefined) query = query.where("outcome", "=", outcome);
  if (who !== undefined) query = query.where("who", "=", who);
  return query;
}
