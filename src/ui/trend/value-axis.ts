import type { ShownPart } from "#core/api/public-scale.ts";
import type { Band } from "#core/content-model/rule-result.ts";

export type TrendScale = Pick<ShownPart, "bands" | "range" | "gauge" | "decimals" | "show">;

/** A band as a strip of the chart; places run from 0 at the upper edge to 1 at the lower one. */
export type Strip = { readonly band: Band; readonly top: number; readonly bottom: number };
export type Tick = { readonly value: number; readonly place: number };

export type ValueAxis = {
  readonly placeOf: (value: number) => number;
  readonly strips: readonly Strip[];
  /** The ends of the scale and the first number of each band, where there is room for them. */
  readonly ticks: readonly Tick[];
};

/** Room beyond both ends, as a part of the scale, so that a point at an end is whole. */
const BEYOND = 1 / 24;
/** Two numbers nearer than this would overlap; a line of text is about a tenth of the chart's height. */
export const LEAST_GAP = 0.1;

/**
 * Returns where each value stands. Better is always up: where a lower number is better, the lowest one is at the top.
 * Where the middle is best, higher numbers are up, and words say what is best.
 */
export function valueAxis({ bands, range, gauge }: TrendScale, values: readonly number[]): ValueAxis {
  const least = Math.min(range.min, ...values);
  const most = Math.max(gauge?.max ?? range.max, ...values);
  // Between whole numbers, a border lies half way, so that the number that begins a band lies in its strip.
  const isWhole = [...values, ...bands.map(({ from }) => from)].every(Number.isInteger);
  const half = isWhole ? 0.5 : 0;
  const beyond = Math.max(half, (most - least) * BEYOND) || 1;
  const [low, high] = [least - beyond, most + beyond];
  const isDown = gauge?.better === "lower";
  const placeOf = (value: number) => {
    const part = (Math.min(Math.max(value, low), high) - low) / (high - low);
    return isDown ? part : 1 - part;
  };
  const strips = bands.map((band, index) => {
    const next = bands[index + 1];
    const ends = [index === 0 ? low : band.from - half, next ? next.from - half : high].map(placeOf);
    return { band, top: Math.min(...ends), bottom: Math.max(...ends) };
  });
  const told = [...new Set([least, most, ...bands.map(({ from }) => from)])].filter((it) => it >= least && it <= most);
  return { placeOf, strips: strips.filter(({ top, bottom }) => bottom > top), ticks: apart(told, placeOf) };
}

/** Keeps the ends, and of the rest what stands far enough from everything kept before. */
function apart(values: readonly number[], placeOf: (value: number) => number): Tick[] {
  const kept: Tick[] = [];
  for (const value of values) {
    const place = placeOf(value);
    if (kept.every((one) => Math.abs(one.place - place) >= LEAST_GAP)) kept.push({ value, place });
  }
  return kept.toSorted((one, other) => one.place - other.place);
}

/**
 * Moves names that stand too near each other apart, in their order and inside of the chart.
 * @param places ascending
 */
export function spread(places: readonly number[], gap: number): number[] {
  let above = Number.NEGATIVE_INFINITY;
  const moved = places.map((place) => {
    above = Math.max(place, above + gap, gap / 2);
    return above;
  });
  let below = 1 + gap / 2;
  return moved
    .toReversed()
    .map((place) => {
      below = Math.min(place, below - gap);
      return below;
    })
    .toReversed();
}
