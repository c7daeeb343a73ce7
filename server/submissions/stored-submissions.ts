import type { Kysely, Selectable } from "kysely";
import type { Answers } from "#core/content-model/survey.ts";
import type { Trace } from "#core/scoring/trace.ts";
import { ownTurn } from "../own-turn.ts";
import type { Tables } from "../storage/tables.ts";

/** A stored submission with its JSON parsed. */
export type StoredSubmission = Omit<Selectable<Tables["submission"]>, "answers" | "trace"> & {
  readonly answers: Answers;
  readonly trace: Trace;
};

/**
 * How many ids one query covers: few enough that other requests are served in between, whatever share of them is this
 * scale's.
 */
const IDS_PER_QUERY = 1000;

/** How many rows are scored in one turn of the event loop: the embedded database answers without ever ending one. */
const ROWS_PER_TURN = 100;

type Options = {
  /** Continues behind this id. */
  readonly after?: number;
  /** Yields submissions that were corrected too, which no longer count. */
  readonly withReplaced?: boolean;
  /** Receives the progress, 0 to 1, after each step. */
  readonly onProgress?: (done: number) => void;
};

/**
 * Yields all submissions of a scale in the order they were stored, holding a few in memory at a time. Those stored
 * while it runs are left out. It steps through ids in ranges of one size rather than by count, so that a scale with few
 * results among millions needs no long query either.
 */
export async function* submissionsOf(
  database: Kysely<Tables>,
  scale: string,
  { after = 0, withReplaced = false, onProgress = () => {} }: Options = {},
): AsyncGenerator<StoredSubmission> {
  const { last } = await database
    .selectFrom("submission")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const end = Number(last ?? 0);
  for (let from = after; from < end; from += IDS_PER_QUERY) {
    const rows = await database
      .selectFrom("submission")
      .selectAll()
      .where("scale", "=", scale)
      .where("id", ">", from)
      .where("id", "<=", Math.min(end, from + IDS_PER_QUERY))
      .orderBy("id")
      .execute();
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_PER_TURN === 0) await ownTurn();
      if (withReplaced || row.replaced_by === null) yield readSubmission(row);
    }
    onProgress(Math.min(1, (from + IDS_PER_QUERY - after) / (end - after)));
  }
}

/** PostgreSQL returns large integers as text. */
function readSubmission(row: Selectable<Tables["submission"]>): StoredSubmission {
  const replaced_by = row.replaced_by === null ? null : Number(row.replaced_by);
  return { ...row, id: Number(row.id), replaced_by, answers: JSON.parse(row.answers), trace: JSON.parse(row.trace) };
}
