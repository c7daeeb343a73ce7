// Sums and products are rounded to the decimals of their operands, so that 0.1 + 0.2 is 0.3. Formulas were computed so
// before this engine (SurveyJS), and stored results must not change.

/** What `toFixed` takes at most. */
const MOST_DECIMALS = 100;
const PLAIN_NUMBER = /^\s*-?(?:\d+(?:\.\d+)?|\.\d+)\s*$/;

/** Returns a value as a number; null for nothing, and for what is none. A text may be a number as people type it. */
export function numberIn(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" && PLAIN_NUMBER.test(value) ? Number(value) : null;
}

export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Returns a result; null where it is no number that can be stored. There is one zero. */
export const finite = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null);

export const plus = (one: number, other: number): number =>
  areWhole(one, other) ? one + other : rounded(one + other, Math.max(decimalsOf(one), decimalsOf(other)));
export const minus = (one: number, other: number): number =>
  areWhole(one, other) ? one - other : rounded(one - other, Math.max(decimalsOf(one), decimalsOf(other)));
export const times = (one: number, other: number): number =>
  areWhole(one, other) ? one * other : rounded(one * other, decimalsOf(one) + decimalsOf(other));

/** Most points are whole, and whole numbers need no rounding. */
const areWhole = (one: number, other: number): boolean => Number.isInteger(one) && Number.isInteger(other);

const rounded = (value: number, decimals: number): number =>
  decimals > 0 ? Number.parseFloat(value.toFixed(Math.min(decimals, MOST_DECIMALS))) : value;

/** Counts the decimals that a number is written with: 0 for 1e-7, as before. */
const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : (`${value}`.split(".")[1]?.length ?? 0));
