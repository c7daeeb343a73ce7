/**
 * Body mass index as text with one decimal, from pounds and inches (both above 0).
 *
 * The expression stands exactly so on purpose: client and server must round alike, and
 * `(703 * lb / inches²).toFixed(1)` in another order differs in the last decimal for some values.
 * Source: lb / in² × 703, CDC adult BMI.
 */
export function bodyMassIndex(pounds: number, inches: number): string {
  return ((703 * pounds) / (inches * inches)).toFixed(1);
}

/** The form in which the index is sent and kept: digits, a point, one decimal. */
export const BODY_MASS_INDEX_TEXT = /^\d{1,4}\.\d$/;
