/** A part of a text: words, or a number to call. */
export type TextPart = { readonly words: string; readonly isNumber: boolean };

/**
 * Parts a text at the numbers to call that it names. A number inside a longer one is not meant: "911" is no part of
 * "1-800-911-0000" nor of "9,911 steps".
 */
export function partsWithNumbers(text: string, numbers: readonly string[]): TextPart[] {
  if (numbers.length === 0) return [{ words: text, isNumber: false }];
  const longestFirst = numbers.toSorted((one, other) => other.length - one.length).map(escaped);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(new RegExp(longestFirst.join("|"), "g"))) {
    const after = index + number.length;
    // Not in the pattern: browsers that do not know a look behind refuse the whole of it.
    if (GOES_ON_BEFORE.test(text.slice(0, index)) || GOES_ON_AFTER.test(text.slice(after))) continue;
    if (index > end) parts.push({ words: text.slice(end, index), isNumber: false });
    parts.push({ words: number, isNumber: true });
    end = after;
  }
  if (end < text.length) parts.push({ words: text.slice(end), isNumber: false });
  return parts;
}

const GOES_ON_BEFORE = /([\p{L}\d]|\d[-.,])$/u;
const GOES_ON_AFTER = /^([\p{L}\d]|[-.,]\d)/u;

const escaped = (number: string): string => number.replace(/[+.*?^${}()|[\]\\]/g, "\\$&");
