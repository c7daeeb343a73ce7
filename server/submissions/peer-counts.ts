import { type Kysely, type Selectable, sql } from "kysely";
import { preparedChange } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";

type Count = Selectable<Tables["score_count"]>;

/** Adds to the counts of people by score; a result without one is not counted. It writes nothing when the score moves from a count to the same count. */
export async function changeCounts(
  transaction: Kysely<Tables>,
  scale: string,
  changesOfAll: readonly (Omit<Count, "scale" | "score"> & { readonly score: number | null })[],
): Promise<void> {
  const changes = changesOfAll.flatMap(({ score, ...change }) => (score === null ? [] : [{ ...change, score }]));
  const [one, other] = changes;
  if (one && other && one.age_band === other.age_band && one.score === other.score) return;
  // The order is fixed, so that two accounts that swap scores never wait for each other.
  const inOrder = changes.toSorted((a, b) =>
    a.age_band < b.age_band ? -1 : a.age_band > b.age_band ? 1 : a.score - b.score,
  );
  for (const change of inOrder) await addToCount(transaction, { scale, ...change });
}

const addToCount = preparedChange((database, { scale, age_band, score, people }: Count) =>
  database
    .insertInto("score_count")
    .values({ scale, age_band, score, people })
    .onConflict((conflict) =>
      conflict
        .columns(["scale", "age_band", "score"])
        .doUpdateSet((row) => ({ people: row("score_count.people", "+", people) })),
    ),
);

/** Takes one off a count and deletes a count of zero, so that nothing shows that somebody once had this score. */
export async function countOneLess(
  transaction: Kysely<Tables>,
  { scale, age_band, score }: Omit<Count, "people" | "score"> & { readonly score: number | null },
): Promise<void> {
  if (score === null) return;
  // Below zero where the person is still to be added to it.
  await addToCount(transaction, { scale, age_band, score, people: -1 });
  await transaction
    .deleteFrom("score_count")
    .where("scale", "=", scale)
    .where("age_band", "=", age_band)
    .where("score", "=", score)
    .where("people", "=", 0)
    .execute();
}

/**
 * Counts the people of an age band who took a scale, and those of them with a score above or below this one. On
 * PostgreSQL, those who submitted within the last minute may be missing.
 */
export async function peopleBeyond(
  database: Kysely<Tables>,
  { scale, ageBand, score }: { readonly scale: string; readonly ageBand: string; readonly score: number },
  side: "higher" | "lower",
): Promise<{ readonly all: number; readonly beyond: number }> {
  const isBeyond = side === "higher" ? sql<boolean>`score > ${score}` : sql<boolean>`score < ${score}`;
  const counts = await database
    .selectFrom("score_count")
    .select([
      sql<number | null>`sum(people)`.as("all"),
      sql<number | null>`sum(case when ${isBeyond} then people else 0 end)`.as("beyond"),
    ])
    .where("scale", "=", scale)
    .where("age_band", "=", ageBand)
    .executeTakeFirst();
  return { all: Number(counts?.all ?? 0), beyond: Number(counts?.beyond ?? 0) };
}
