import type { ChoiceValue } from "../../content-model/answers.ts";
import { LONGEST_VALUE } from "../../content-model/limits.ts";
import type { Text } from "../../content-model/text.ts";
import type { Words } from "./words.ts";

/** One option as the file writes it. */
export type Coded = { readonly code: string; readonly label: string };

/** The longest value that an option may have here. */

/**
 * Returns the options of a cell such as `1, Never | 2, Often, or more`: of each part, the first comma alone ends the
 * code. Older files have a line for each option instead.
 */
export function codedOptions(cell: string): Coded[] {
  const lines = cell.split(/\r\n|\r|\n|\\n/);
  const isByLine = !cell.includes("|") && lines.length > 1 && lines.every((line) => /^\s*$|,/.test(line));
  return (isByLine ? lines : cell.split("|")).flatMap((part) => {
    const written = part.trim();
    if (written === "") return [];
    const comma = written.indexOf(",");
    if (comma < 0) return [{ code: written, label: written }];
    const [code, label] = [written.slice(0, comma).trim(), written.slice(comma + 1).trim()];
    return [{ code: code === "" ? label : code, label }];
  });
}

/** The same value however often it is asked for: a number where every code of the list is one as we write it. */
function valuesOf(options: readonly Coded[]): (code: string) => ChoiceValue {
  const areNumbers = options.every(({ code }) => isPlainNumber(code));
  return (code) => (areNumbers ? Number(code) : code.slice(0, LONGEST_VALUE));
}

export type Listed = { readonly value: ChoiceValue; readonly text: Text; readonly isExclusive?: true };

/** Returns options as a survey lists them, and what had to be said of them. */
export function listedChoices(
  options: readonly Coded[],
  words: Words,
  { hidden = [], exclusive = [] }: { hidden?: readonly string[]; exclusive?: readonly string[] } = {},
): { readonly choices: readonly Listed[]; readonly said: readonly string[] } {
  const said: string[] = [];
  const valueIn = valuesOf(options);
  const choices = options.flatMap(({ code, label }): Listed[] => {
    if (hidden.includes(code)) {
      said.push(`Its option ${code} is hidden in the file (@HIDECHOICE) and left out.`);
      return [];
    }
    const text = words.textOf(label);
    if (text === null) said.push(`Its option ${code} has no words in the file; the code stands there.`);
    if (code.length > LONGEST_VALUE)
      said.push(`An option's code is longer than ${LONGEST_VALUE} characters and is cut there.`);
    const only = exclusive.includes(code) ? { isExclusive: true as const } : {};
    return [{ value: valueIn(code), text: text ?? code, ...only }];
  });
  return { choices, said };
}

/** Returns the codes that look like "no answer" beside others: negative ones, or 77, 88, 99 and the like above the rest. */
export function codesOfNoAnswer(options: readonly Coded[]): string[] {
  const numbers = options.map(({ code }) => Number(code));
  const looksSo = (number: number) => number < 0 || /^(7{2,}|8{2,}|9{2,})$/.test(`${number}`);
  const rest = numbers.filter((number) => !looksSo(number));
  if (numbers.some(Number.isNaN) || rest.length < 2) return [];
  return options
    .filter((_, at) => looksSo(numbers[at] ?? 0) && !rest.includes((numbers[at] ?? 0) - 1))
    .map(({ code }) => code);
}

const isPlainNumber = (code: string): boolean => /^-?\d{1,9}(\.\d{1,9})?$/.test(code) && `${Number(code)}` === code;
