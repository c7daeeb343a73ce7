export type Plot = { readonly width: number; readonly height: number; readonly margin: number };
export type Point = [x: number, y: number];

/** Returns points for the values, left to right in even steps, on a scale from 0 (or the lowest value) to `top`. */
export function trendPoints(values: readonly number[], top: number, { width, height, margin }: Plot): Point[] {
  const bottom = Math.min(0, ...values);
  const reach = Math.max(top, ...values) - bottom || 1;
  const step = (width - 2 * margin) / Math.max(values.length - 1, 1);
  return values.map((value, index) => [
    margin + index * step,
    height - margin - ((value - bottom) / reach) * (height - 2 * margin),
  ]);
}

/**
 * Splits the points where the questions change, so that no line joins values that cannot be compared.
 * @param starts indexes of the points at which a new part begins
 */
export function partedAt(points: readonly Point[], starts: readonly number[]): Point[][] {
  const borders = [0, ...starts, points.length];
  return borders.slice(1).map((end, index) => points.slice(borders[index], end));
}
