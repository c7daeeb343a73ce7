import type { ShownPart } from "#core/api/public-scale.ts";
import type { Band, Gauge } from "#core/content-model/rule-result.ts";
import type { Text } from "#core/content-model/text.ts";

/** The part of a scale that a gauge needs. */
export type GaugeScale = {
  readonly range: { readonly min: number; readonly max: number };
  readonly gauge: Gauge;
  readonly bands: readonly Band[];
  readonly decimals?: number | undefined;
  readonly unit?: Text | undefined;
  readonly show?: ShownPart["show"] | undefined;
};

/** A piece of the half circle in degrees: -90 is the left end, 0 the top, 90 the right end. */
export type Sector = { readonly from: number; readonly to: number };

const MARGIN_DEGREES = 1.5;

/** Returns whether the gauge runs from its highest number on the left to its lowest on the right. */
export const isMirrored = (gauge: Gauge): boolean => gauge.better === "lower";

function degreesOf({ range, gauge }: GaugeScale, value: number): number {
  const part = (Math.min(Math.max(value, range.min), gauge.max) - range.min) / (gauge.max - range.min);
  return isMirrored(gauge) ? 90 - part * 180 : part * 180 - 90;
}

/**
 * Returns the sector of each band. On a scale of whole numbers a border lies halfway between two of them, so that a
 * band of a single number still has a width.
 */
export function bandSectors(scale: GaugeScale): Sector[] {
  const { bands, range, gauge } = scale;
  const isWhole = bands.every((band) => Number.isInteger(band.from)) && Number.isInteger(range.max);
  const borderOf = (band: Band) => band.from - (isWhole ? 0.5 : 0);
  return bands.map((band, index) => {
    const next = bands[index + 1];
    const start = degreesOf(scale, index === 0 ? range.min : borderOf(band));
    const end = degreesOf(scale, next ? borderOf(next) : gauge.max);
    return { from: Math.min(start, end), to: Math.max(start, end) };
  });
}

/** Returns the first number of each band but the lowest, and its position on the half circle. */
export function bandBorders(scale: GaugeScale): { readonly from: number; readonly degrees: number }[] {
  const sectors = bandSectors(scale);
  return scale.bands.slice(1).flatMap(({ from }, index) => {
    const sector = sectors[index + 1];
    return sector ? [{ from, degrees: isMirrored(scale.gauge) ? sector.to : sector.from }] : [];
  });
}

/**
 * Returns the angle of the needle in degrees: that of the number, clamped to the gauge and to the sector of its band.
 */
export function needleDegrees(scale: GaugeScale, score: number, sector: Sector | undefined): number {
  const degrees = degreesOf(scale, score);
  if (!sector || sector.to - sector.from < 2 * MARGIN_DEGREES) return degrees;
  return Math.min(Math.max(degrees, sector.from + MARGIN_DEGREES), sector.to - MARGIN_DEGREES);
}
