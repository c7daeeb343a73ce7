import type { Kysely, Selectable } from "kysely";
import type { Answers } from "#core/content-model/survey.ts";
import type { Trace } from "#core/scoring/trace.ts";
import { ownTurn } from "../own-turn.ts";
import type { Tables } from "../storage/tables.ts";

const COLUMNS = [
  ...(["id", "account_id", "scale", "content_hash", "answers", "trace", "score", "meaning", "age_band"] as const),
  ...(["submitted_at", "scored_by", "replaced_by", "first_at"] as const),
] as const;

/** A stored submission with its JSON parsed. */
export type StoredSubmission = Pick<
  Selectable<Tables["submission"]>,
  Exclude<(typeof COLUMNS)[number], "answers" | "trace">
> & {
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
  options: Options = {},
): AsyncGenerator<StoredSubmission> {
  for await (const some of someSubmissionsOf(database, scale, options)) yield* some;
}

/** The same, a hundred or fewer at a time: handing on each by itself takes longer than reading it. */
export async function* someSubmissionsOf(
  database: Kysely<Tables>,
  scale: string,
  { after = 0, withReplaced = false, onProgress = () => {} }: Options = {},
): AsyncGenerator<StoredSubmission[]> {
  const { last } = await database
    .selectFrom("submission")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const end = Number(last ?? 0);
  for (let from = after; from < end; from += IDS_PER_QUERY) {
    const rows = await database
      .selectFrom("submission")
      .select(COLUMNS)
      .where("scale", "=", scale)
      .where("id", ">", from)
      .where("id", "<=", Math.min(end, from + IDS_PER_QUERY))
      .orderBy("id")
      .execute();
    for (let first = 0; first < rows.length; first += ROWS_PER_TURN) {
      await ownTurn();
      const some = rows.slice(first, first + ROWS_PER_TURN);
      yield (withReplaced ? some : some.filter((row) => row.replaced_by === null)).map(readSubmission);
    }
    onProgress(Math.min(1, (from + IDS_PER_QUERY - after) / (end - after)));
  }
}

/** PostgreSQL returns large integers as text. */
function readSubmission(row: Pick<Selectable<Tables["submission"]>, (typeof COLUMNS)[number]>): StoredSubmission {
  const replaced_by = row.replaced_by === null ? null : Number(row.replaced_by);
  return { ...row, id: Number(row.id), replaced_by, answers: JSON.parse(row.answers), trace: JSON.parse(row.trace) };
}
