import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { Content } from "../../../server/content/content.ts";
import { publishContent } from "../../../server/content/live/store.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { ageBandOf } from "../../../server/submissions/age-band.ts";
import type { Questionnaire, Row } from "./answers.ts";

/** Years of birth by turns, so that several age bands are counted. */
const YEARS = [1930, 1938, 1945, 1950, 1957, 1963];
/** One transaction each: a few thousand rows share a sync. */
const PEOPLE_AT_ONCE = 500;
/** A statement has room for 32,766 values. */
const ROWS_AT_ONCE = 1000;

type Seed = {
  readonly people: number;
  /** Further people who have taken nothing yet. */
  readonly newcomers?: number;
  /** Each person has taken each of these so often. */
  readonly questionnaires: readonly Questionnaire[];
  readonly times: number;
};

/**
 * Fills an empty database with people and their submissions, straight and in big transactions, as the calls would
 * have left it, the counts of scores included.
 * @returns the ids, newcomers last; the same in every database
 */
export async function seed(database: Kysely<Tables>, content: Content, wanted: Seed): Promise<string[]> {
  const now = new Date();
  await publishContent(database, content, now);
  const ids = Array.from({ length: wanted.people + (wanted.newcomers ?? 0) }, (_, index) => idOf(index));
  const counts = new Map<string, Tables["score_count"]>();
  for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
    const some = ids.slice(from, from + PEOPLE_AT_ONCE).map((id, index) => ({ id, place: from + index }));
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("account")
        .values(some.map(({ id, place }) => accountOf(id, place, now)))
        .execute();
      const taking = some.filter(({ place }) => place < wanted.people);
      const rows = taking.flatMap(({ id, place }) => rowsOf(id, place, wanted, now, counts));
      for (let row = 0; row < rows.length; row += ROWS_AT_ONCE) {
        await transaction
          .insertInto("submission")
          .values(rows.slice(row, row + ROWS_AT_ONCE))
          .execute();
      }
    });
  }
  if (counts.size > 0)
    await database
      .insertInto("score_count")
      .values([...counts.values()])
      .execute();
  return ids;
}

/** Spread like random ones, so that neighbours in time are none in the index. */
export const idOf = (index: number) => createHash("sha256").update(`person ${index}`).digest("base64url").slice(0, 22);
export const yearOf = (place: number) => YEARS[place % YEARS.length] ?? 1950;

function accountOf(id: string, place: number, now: Date): Tables["account"] {
  return {
    // The floors know one id of each.
    id: id as AccountKey,
    user_id: id as UserId,
    owner: `owner of ${id}`,
    email: `person${place}@example.com`,
    password_hash: "none",
    gender: place % 2 === 0 ? "Female" : "Male",
    year_of_birth: yearOf(place),
    created_at: now.toISOString(),
  };
}

function rowsOf(
  id: string,
  place: number,
  { questionnaires, times }: Seed,
  now: Date,
  counts: Map<string, Tables["score_count"]>,
): Row[] {
  const ageBand = ageBandOf(yearOf(place), now);
  const perPerson = questionnaires.length * times;
  return questionnaires.flatMap((questionnaire, which) => {
    const rows = Array.from({ length: times }, (_, time) =>
      questionnaire.row(place * perPerson + time * questionnaires.length + which, id, ageBand),
    );
    const latest = rows.at(-1);
    if (latest) {
      const { scale, age_band } = latest;
      const score = Number(latest.score);
      const key = `${scale} ${age_band} ${score}`;
      counts.set(key, { scale, age_band, score, people: (counts.get(key)?.people ?? 0) + 1 });
    }
    return rows;
  });
}
