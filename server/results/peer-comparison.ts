import type { Kysely } from "kysely";
import type { Gauge } from "#core/content-model/rule-result.ts";
import type { Tables } from "../storage/tables.ts";
import { peopleBeyond } from "../submissions/peer-counts.ts";

/** With fewer people there is no comparison: individual scores could be guessed. */
const FEWEST_OTHERS = 20;

type Standing = {
  readonly scale: string;
  /** The age band of the comparison. */
  readonly ageBand: string;
  readonly score: number;
  /** The age band in which the account's own score was counted. */
  readonly countedIn: string;
  readonly better: Gauge["better"];
};

/**
 * Returns how many quarters, 0 to 4 and rounded, of the others in the same age band have a better result. It reads only
 * the counts, one row per distinct score, so its cost does not grow with the number of people. The account's own score
 * is left out.
 * @returns null when fewer than 20 others took the scale, or when neither end of it is better
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
