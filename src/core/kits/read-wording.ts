import { LONGEST_TEXT } from "../content-model/limits.ts";
import { WordingError } from "./wording-error.ts";

/** The wording of a scale in one language, as a person wrote it down. */
export type WrittenWording = {
  /** BCP 47, such as `es`. */
  readonly language: string;
  readonly instruction: string;
  readonly items: readonly string[];
  /** The options, in one list for each line `options:`. */
  readonly options: readonly (readonly string[])[];
};

/** In characters: many times what any form has. */
const LONGEST_WORDING = 100_000;
/** The language of a file until it names another one. */
const FIRST_LANGUAGE = "en";
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;
const CONTROL = /[\p{Cc}\p{Cs}\uFFFD]/u;

type Line = { readonly text: string; readonly number: number };

/**
 * Reads a wording: the instruction, then one item a line, the line `options:`, then one option a line. `# es` starts a
 * language, and blank lines are ignored.
 * @throws WordingError
 */
export function readWording(text: string): WrittenWording[] {
  if (text.length > LONGEST_WORDING)
    throw new WordingError("The file is far longer than any form. Is it the right one?");
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index): Line => ({ text: line.replaceAll("\t", " ").trim(), number: index + 1 }))
    .filter((line) => line.text !== "");
  for (const { text: line, number } of lines) {
    if (CONTROL.test(line)) throw new WordingError(`Line ${number} is not plain text. Save the file as text in UTF-8.`);
    // A name in braces would be replaced by an answer on the page.
    if (/[{}]/.test(line)) throw new WordingError(`Line ${number} has braces. Leave them out.`);
    if (line.length > LONGEST_TEXT) throw new WordingError(`Line ${number} has more than ${LONGEST_TEXT} characters.`);
  }
  const parts: { language: string; lines: Line[] }[] = [];
  for (const line of lines) {
    if (line.text.startsWith("#")) parts.push({ language: languageIn(line), lines: [] });
    else if (parts.length === 0) parts.push({ language: FIRST_LANGUAGE, lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  if (parts.length === 0) throw new WordingError("The file is empty.");
  const twice = parts.find(({ language }, index) => parts.findIndex((part) => part.language === language) !== index);
  if (twice) throw new WordingError(`"${twice.language}" begins twice.`);
  return parts.map(({ language, lines: own }) => wordingOf(language, own));
}

function languageIn({ text, number }: Line): string {
  const code = text.slice(1).trim();
  if (LANGUAGE.test(code)) return code;
  throw new WordingError(
    `Line ${number}, "${text}", names no language. A language begins with its code, such as "# es".`,
  );
}

function wordingOf(language: string, lines: readonly Line[]): WrittenWording {
  const lists: string[][] = [[]];
  for (const { text } of lines) {
    if (/^options\s*:$/i.test(text)) lists.push([]);
    else lists.at(-1)?.push(text);
  }
  const [[instruction, ...items] = [], ...options] = lists;
  if (instruction === undefined) throw new WordingError(`"${language}" has no instruction and no items.`);
  return { language, instruction, items, options };
}
