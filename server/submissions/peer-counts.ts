import type { Kysely, Selectable } from "kysely";
import { preparedChange } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";

type Count = Selectable<Tables["score_count"]>;

/** Adds to the counts of people by score. One count that is left and entered again stays as it is. */
export async function changeCounts(
  transaction: Kysely<Tables>,
  scale: string,
  changes: readonly Omit<Count, "scale">[],
): Promise<void> {
  const [one, other] = changes;
  if (one && other && one.age_band === other.age_band && one.score === other.score) return;
  // Always in the same order, so that two people who swap scores never wait for each other.
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
