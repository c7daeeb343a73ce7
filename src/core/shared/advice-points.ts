const LINE_BREAKS = /[\r\n\u2028\u2029]+/;
/** A bullet anywhere; an asterisk only where it opens a line, as it may also stand for emphasis. */
const BULLETS = /\s*[•‣▪◦●∙]\s*|^\s*\*\s+/;
/**
 * A dash that parts two thoughts: alone between spaces, or opening a line. A hyphen inside a word, a range
 * (3-4, 3 – 4, Monday–Friday) and a minus sign are none. The long dash always is, except between numbers.
 */
const DASHES = /^\s*[-–—]+(?!\d)\s*|(?<!\d)\s+[-–]+\s+|\s+[-–]+\s+(?!\d)|\s*—\s*(?!\s*\d)|(?<![\d\s])\s*—\s*/;

/** Splits advice on line breaks, bullets and dashes into the points it makes. */
export function pointsOf(advice: string): string[] {
  return advice
    .split(LINE_BREAKS)
    .flatMap((line) => line.split(BULLETS))
    .flatMap((part) => part.split(DASHES))
    .map((point) => point.trim())
    .filter((point) => /[\p{L}\p{N}]/u.test(point));
}
