import type { Band } from "../contracts/scoring-rule.ts";

/**
 * Position of the band a score lies in: the last one that starts at or below it.
 * @returns -1 when the score lies below the first band or is not a number
 */
export function bandIndexOf(bands: readonly Pick<Band, "from">[], score: number): number {
  return bands.findLastIndex((band) => score >= band.from);
}
