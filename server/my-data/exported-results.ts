import type { MyData } from "#core/api/account.ts";
import type { wholeSubmissions } from "../submissions/whole-submissions.ts";

/**
 * Yields submissions in the form of a person's copy.
 * @param rows newest first
 * @param count of all rows; the oldest one gets the number 1
 * @throws Error when there were fewer or more
 */
export async function* exportedResults(
  rows: ReturnType<typeof wholeSubmissions>,
  count: number,
): AsyncGenerator<MyData["results"][number]> {
  let number = count;
  /** The numbers of corrections, by id. A correction is newer than what it corrects, and each corrects one. */
  const corrections = new Map<number, number>();
  const numberOf = (id: number) => {
    const found = corrections.get(id) ?? null;
    corrections.delete(id);
    return found;
  };
  for await (const row of rows) {
    if (row.first_at !== null) corrections.set(Number(row.id), number);
    yield {
      scale: row.scale,
      contentVersion: row.content_hash,
      answers: JSON.parse(row.answers) as unknown,
      score: row.score,
      meaning: row.meaning,
      working: JSON.parse(row.trace) as unknown,
      ageBand: row.age_band,
      submittedAt: row.submitted_at,
      number: number--,
      replacedBy: row.replaced_by === null ? null : numberOf(Number(row.replaced_by)),
      firstSubmittedAt: row.first_at,
      scoredBy: row.scored_by,
      original:
        row.first_score === null || row.first_meaning === null
          ? null
          : { score: row.first_score, meaning: row.first_meaning, working: JSON.parse(row.first_trace ?? "null") },
    };
  }
  if (number !== 0) throw new Error(`${number} submissions went missing while they were read`);
}
