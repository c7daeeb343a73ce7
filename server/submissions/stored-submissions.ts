import type { Kysely, Selectable } from "kysely";
import type { Answers } from "#core/content-model/survey.ts";
import type { Trace } from "#core/scoring/trace.ts";
import type { Tables } from "../storage/tables.ts";

/** A stored submission, read. */
export type StoredSubmission = Omit<Selectable<Tables["submission"]>, "answers" | "trace"> & {
  readonly answers: Answers;
  readonly trace: Trace;
};

/** Ids looked at by one query: short enough that others are served in between, whatever the share of the scale. */
const IDS_PER_QUERY = 1000;

/**
 * All submissions of a scale, in the order they were stored, a few in memory at a time. Those that
 * come while it runs are left out. Ids are walked in steps of one size and not by count, so that a scale
 * with few results among millions costs no long query either.
 * @param after goes on behind this id
 * @param onProgress is told how far it is, 0 to 1, after each step
 */
export async function* submissionsOf(
  database: Kysely<Tables>,
  scale: string,
  { after = 0, onProgress = () => {} }: { after?: number; onProgress?: (done: number) => void } = {},
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
    for (const row of rows) yield readSubmission(row);
    onProgress(Math.min(1, (from + IDS_PER_QUERY - after) / (end - after)));
  }
}

/** PostgreSQL gives large whole numbers as text. */
function readSubmission(row: Selectable<Tables["submission"]>): StoredSubmission {
  return { ...row, id: Number(row.id), answers: JSON.parse(row.answers), trace: JSON.parse(row.trace) };
}
