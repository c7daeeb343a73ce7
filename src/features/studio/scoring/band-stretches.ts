import type { Tone } from "#core/content-model/rule-result.ts";
import type { Text } from "#core/content-model/text.ts";
import { bandIndexOf } from "#core/shared/bands.ts";

export type LooseBand = {
  readonly from: number;
  readonly meaning?: Text;
  readonly legend?: Text;
  readonly tone?: Tone;
};

/** The part of the ruler that a band takes: from its start to the start of the next one, or to the end. */
export type Stretch = {
  readonly from: number;
  readonly to: number;
  /** The scores in it that answers can give; null for none. */
  readonly first: number | null;
  readonly last: number | null;
};

/** Returns the stretch of each band on a ruler that ends at `end`. */
export function stretchesOf(bands: readonly LooseBand[], scores: readonly number[], end: number): Stretch[] {
  return bands.map(({ from }, index) => {
    const held = scores.filter((score) => bandIndexOf(bands, score) === index);
    return { from, to: bands[index + 1]?.from ?? end, first: held[0] ?? null, last: held.at(-1) ?? null };
  });
}

/** Returns the whole numbers between the lowest and the highest score that no answers give; none for scores with decimals. */
export function skippedBy(scores: readonly number[]): number[] {
  const [low, high] = [scores[0] ?? 0, scores.at(-1) ?? 0];
  const isWhole = scores.every(Number.isInteger) && high - low <= 1000;
  const given = new Set(scores);
  const all = isWhole ? Array.from({ length: high - low + 1 }, (_, index) => low + index) : [];
  return all.filter((number) => !given.has(number));
}

/** Returns numbers in words, neighbours joined: "3, 5 to 7". */
export function inRuns(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(", ");
}

/** Returns the next border in a direction: the next score that answers can give, or the next whole number where none is known. */
export function nextBorder(scores: readonly number[], from: number, way: 1 | -1): number {
  const next = way > 0 ? scores.find((score) => score > from) : scores.findLast((score) => score < from);
  return next ?? Math.round(from) + way;
}

/** Returns the score nearest to a place on the ruler. */
export function nearestScore(scores: readonly number[], place: number): number {
  const first = scores[0] ?? Math.round(place);
  return scores.reduce((best, score) => (Math.abs(score - place) < Math.abs(best - place) ? score : best), first);
}
