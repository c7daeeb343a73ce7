import type { Kysely } from "kysely";
import type { Gauge } from "#core/content-model/scoring-rule.ts";
import type { Tables } from "../storage/tables.ts";
import { peopleBeyond } from "../submissions/peer-counts.ts";

/** Of fewer people nothing is said: a few could be guessed at. */
const FEWEST_OTHERS = 20;

type Standing = {
  readonly scale: string;
  /** In which the person is compared. */
  readonly ageBand: string;
  readonly score: number;
  /** Age band under which the person's own score was counted. */
  readonly countedIn: string;
  readonly better: Gauge["better"];
};

/**
 * How many quarters, 0 to 4 and rounded, of the others of the same age band have a better result. It reads
 * the counts alone, one row for each score there is, so its cost does not grow with the number of people;
 * the person is not one of the others.
 * @returns null when fewer than 20 others took the scale, or when it has no better end
 */
export async function quartersAhead(
  database: Kysely<Tables>,
  { scale, ageBand, score, countedIn, better }: Standing,
): Promise<number | null> {
  if (better === "middle") return null;
  const { all, beyond } = await peopleBeyond(database, { scale, ageBand, score }, better);
  const others = all - (countedIn === ageBand ? 1 : 0);
  return others < FEWEST_OTHERS ? null : Math.round((4 * beyond) / others);
}
