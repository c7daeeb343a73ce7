const NUMBER = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;
/** "1,500" is fifteen hundred to some and one and a half to others. */
const GROUPED = /^-?[1-9]\d{0,2},\d{3}$/;

/**
 * Returns the number that people write: "6.5" or "6,5". Undefined for anything else, and for a number with a comma
 * before three digits, which may part thousands or be a decimal.
 */
export function readNumber(written: string): number | undefined {
  const text = written.trim().replace(/^−/, "-");
  if (!NUMBER.test(text) || GROUPED.test(text)) return undefined;
  const number = Number(text.replace(",", "."));
  return Number.isFinite(number) ? number : undefined;
}
