import type { Band } from "../content-model/scoring-rule.ts";
import { bandIndexOf } from "./bands.ts";

/** The decimals that are tried: one where that is true, else as many as published scores have, or more. */
const DECIMALS = [1, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Returns a score as it is shown: with one decimal, or with as many as it takes to stay in its band. 24.96 below a border
 * at 25 is shown as 24.96, because "25" would stand beside the meaning of the band below.
 */
export function shownScore(score: number, bands: readonly Pick<Band, "from">[]): number {
  const own = bandIndexOf(bands, score);
  for (const decimals of DECIMALS) {
    const rounded = Number(score.toFixed(decimals));
    if (bandIndexOf(bands, rounded) === own) return rounded;
  }
  return score;
}
