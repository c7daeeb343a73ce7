import type { Band, ScoringRule } from "../content-model/scoring-rule.ts";

/**
 * Position of the band a score lies in: the last one that starts at or below it.
 * @returns -1 when the score lies below the first band or is not a number
 */
export function bandIndexOf(bands: readonly Pick<Band, "from">[], score: number): number {
  return bands.findLastIndex((band) => score >= band.from);
}

/**
 * Position of the band whose meaning may be shown for a score, wherever it comes from.
 * @returns -1 for a score outside the range of the scale, of which the bands say nothing
 */
export function shownBandIndex({ range, bands }: Pick<ScoringRule, "range" | "bands">, score: number): number {
  return score < range.min || score > range.max ? -1 : bandIndexOf(bands, score);
}
