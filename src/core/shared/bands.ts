import type { Band } from "../content-model/rule-result.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";

/**
 * Returns the index of the band of a score, which is the last band that starts at or below it.
 * @returns -1 when the score lies below the first band or is not a number
 */
export function bandIndexOf(bands: readonly Pick<Band, "from">[], score: number): number {
  return bands.findLastIndex((band) => score >= band.from);
}

type Banded = Pick<ScoringRule, "range"> & { readonly bands: readonly Pick<Band, "from">[] };

/**
 * Returns the index of the band whose meaning may be shown for a score, whatever its origin.
 * @returns -1 for a score outside the range of the scale, which the bands do not describe
 */
export function shownBandIndex({ range, bands }: Banded, score: number): number {
  return score < range.min || score > range.max ? -1 : bandIndexOf(bands, score);
}
