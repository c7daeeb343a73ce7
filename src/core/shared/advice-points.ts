const LINE_BREAKS = /[\r\n\u2028\u2029]+/;
/** A bullet anywhere; an asterisk only at the start of a line, because it may also mark emphasis. */
const BULLETS = /\s*[•‣▪◦●∙]\s*|^\s*\*\s+/;
/**
 * A dash that separates two points: between spaces, or at the start of a line. A hyphen inside a word, a range
 * (3-4, 3 – 4, Monday–Friday) and a minus sign do not count. The long dash always counts, except between numbers.
 */
const DASHES = /^\s*[-–—]+(?!\d)\s*|(?<!\d)\s+[-–]+\s+|\s+[-–]+\s+(?!\d)|\s*—\s*(?!\s*\d)|(?<![\d\s])\s*—\s*/;

/** Splits advice into its points, on line breaks, bullets and dashes. */
export function pointsOf(advice: string): string[] {
  return advice
    .split(LINE_BREAKS)
    .flatMap((line) => line.split(BULLETS))
    .flatMap((part) => part.split(DASHES))
    .map((point) => point.trim())
    .filter((point) => /[\p{L}\p{N}]/u.test(point));
}
