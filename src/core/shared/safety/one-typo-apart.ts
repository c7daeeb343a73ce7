/** The shortest word that is matched with a typing error; shorter ones are too similar to each other. */
const SHORTEST_MISSPELT = 5;

/**
 * Returns whether `written` is `meant` with one typing error: a letter missing or too many, or two neighboring
 * letters swapped. Only words of five letters or more whose first letter is right are compared. A replaced letter
 * does not count: "bread" is not "break".
 */
export function isOneTypoApart(meant: string, written: string): boolean {
  if (meant.length < SHORTEST_MISSPELT || meant[0] !== written[0]) return false;
  if (Math.abs(meant.length - written.length) > 1) return false;
  let wrong = 1;
  while (wrong < meant.length && meant[wrong] === written[wrong]) wrong++;
  if (written.length < meant.length) return written.slice(wrong) === meant.slice(wrong + 1);
  if (written.length > meant.length) return written.slice(wrong + 1) === meant.slice(wrong);
  const isSwapped = meant[wrong] === written[wrong + 1] && meant[wrong + 1] === written[wrong];
  return isSwapped && meant.slice(wrong + 2) === written.slice(wrong + 2);
}
