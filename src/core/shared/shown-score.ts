import type { Band } from "../content-model/rule-result.ts";
import { bandIndexOf } from "./bands.ts";

/** More decimals that are tried where the first would be untrue: as many as published scores have, or more. */
const MORE = [3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Returns a score as it is shown: with the decimals of its rule, or with as many as it takes to stay in its band. 24.96
 * below a border at 25 is shown as 24.96, because "25" would stand beside the meaning of the band below.
 * @param most 0 to 10; 1 where the rule does not say
 */
export function shownScore(score: number, bands: readonly Pick<Band, "from">[], most = 1): number {
  const own = bandIndexOf(bands, score);
  for (const decimals of [most, ...MORE.filter((more) => more > most)]) {
    // Adding 0 makes 0 of -0, which would be shown with its sign.
    const rounded = Number(score.toFixed(decimals)) + 0;
    if (bandIndexOf(bands, rounded) === own) return rounded;
  }
  return score;
}
