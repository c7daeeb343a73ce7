/** Which numbers may be answered. */
export type NumberLimits = {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** The distance between two numbers that may be answered, counted from `min`, or from 0 where there is none. */
  readonly step: number | undefined;
};

/** More digits than this of a number computed with floating point are noise. */
const DIGITS = 12;

/**
 * Returns true for a number that lies on a step, counted from `min`, or from 0 where there is none. Floating point may
 * miss a step by a little: 0.1 + 0.2 lies on a step of 0.1.
 */
export function isOnStep({ min = 0, step }: Pick<NumberLimits, "min" | "step">, value: number): boolean {
  if (step === undefined) return true;
  const steps = (value - min) / step;
  const noise = ((Math.abs(value) + Math.abs(min)) / step) * Number.EPSILON * 4;
  return Math.abs(steps - Math.round(steps)) <= 1e-9 + noise;
}

/** Returns the numbers on a step next below and above a value, within the limits: one, two, or none. */
export function stepsAround({ min, max, step }: NumberLimits, value: number): number[] {
  if (step === undefined) return [];
  const from = min ?? 0;
  const below = Math.floor((value - from) / step);
  return [below, below + 1]
    .map((steps) => Number((from + steps * step).toPrecision(DIGITS)))
    .filter((one) => one >= (min ?? -Infinity) && one <= (max ?? Infinity));
}
