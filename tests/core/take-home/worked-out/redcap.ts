import vm from "node:vm";
import type { Answers } from "#core/content-model/answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { type Held, heldAnswers } from "../answers-as-coded.ts";
import { withPickedTimes } from "../picked-times.ts";
import type { Scale } from "../scales.ts";

export const [NAME, TYPE, CHOICES, BRANCHING, ANNOTATION] = [0, 3, 5, 11, 17];
export type Row = readonly string[];
export const cell = (row: Row | undefined, column = -1) => row?.[column] ?? "";
export const tagIn = (row: Row, tag: string) =>
  new RegExp(`@KEEPWELL_${tag}='([^']*)'`).exec(cell(row, ANNOTATION))?.[1];
export const rowOf = (rows: readonly Row[], item: string) => rows.find((row) => tagIn(row, "NAME") === item);
export const fieldOf = (rows: readonly Row[], item: string) => cell(rowOf(rows, item), NAME);
function codeOf(rows: readonly Row[], item: string, option: string): string {
  const row = rowOf(rows, item) ?? [];
  if (cell(row, TYPE) === "yesno") return option === "true" ? "1" : "0";
  const codes: Record<string, unknown> = JSON.parse(tagIn(row, "CODES") ?? "{}");
  return Object.entries(codes).find(([, value]) => `${value}` === option)?.[0] ?? option;
}

/** Of two times of a day REDCap takes the difference within that day; a time that is not there makes it no number. */
function datediff(from: string, to: string, unit: string, _format: string, isSigned: boolean): unknown {
  const [start = "", end = ""] = [from, to].map((time) => /^(\d\d):(\d\d)$/.exec(time)?.slice(1).map(Number) ?? "");
  if (start === "" || end === "" || unit !== "m" || !isSigned) return "NaN";
  const since = ([hours = 0, minutes = 0]: readonly number[]) => hours * 60 + minutes;
  return since(end as number[]) - since(start as number[]);
}

const round = (number: number, digits: number) => Math.round(number * 10 ** digits) / 10 ** digits;
const rounddown = (number: number) => Math.floor(number);
const when = (condition: unknown, yes: unknown, no: unknown) => (condition ? yes : no);
/** One for all formulas: to make another takes longer than a formula. */
const FUNCTIONS = vm.createContext({ round, rounddown, when, datediff, min: Math.min, max: Math.max });

/** REDCap, too, makes JavaScript of its logic: a field is its text, and a number where it looks like one. */
export function evaluated(logic: string, held: Held): unknown {
  const value = (name: string, code: string) =>
    code ? (held[name]?.includes(code) ? "1" : "0") : typeof held[name] === "string" ? held[name] : "";
  const script = logic
    .replaceAll(/\[(\w+)(?:\((\w+)\))?\]/g, (_, name: string, code = "") => JSON.stringify(value(name, code)))
    .replaceAll(/"(-?\d+(?:\.\d+)?)"/g, "$1")
    .replaceAll(/'(-?\d+(?:\.\d+)?)'/g, "$1")
    .replaceAll("<>", "!==")
    .replaceAll(/(?<![<>!=])=(?!=)/g, "===")
    .replaceAll(/\band\b/g, "&&")
    .replaceAll(/\bor\b/g, "||")
    .replaceAll(/\bif\(/g, "when(")
    .replaceAll(/\)\^\(/g, ")**(");
  return vm.runInContext(script, FUNCTIONS);
}

export function calculated(rows: readonly Row[], held: Held): Record<string, string> {
  const all: Record<string, string> = {};
  for (const row of rows.filter((one) => cell(one, TYPE) === "calc"))
    all[tagIn(row, "CALCULATION") ?? ""] = `${evaluated(cell(row, CHOICES), { ...held, ...byField(rows, all) })}`;
  return all;
}
const byField = (rows: readonly Row[], values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    rows
      .map((row) => [cell(row, NAME), values[tagIn(row, "CALCULATION") ?? ""] ?? ""])
      .filter(([, value]) => value !== ""),
  );

/** Answers as the fields hold them. */
export const heldBy = (rows: readonly Row[], { survey }: Pick<Scale, "survey">, answers: Answers): Held =>
  heldAnswers(
    itemsOf(survey),
    withPickedTimes(survey, answers),
    (item) => fieldOf(rows, item),
    (item, option) => codeOf(rows, item, option),
  );

/** Works out what REDCap calculates, by our ids. */
export function inRedcap(scale: Scale) {
  const { rows } = redcapDictionary(scale, "en");
  return (answers: Answers, stored: object): Readonly<Record<string, string>> => {
    const reads = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, `${value}`]));
    return calculated(rows, { ...heldBy(rows, scale, answers), ...reads });
  };
}
