import vm from "node:vm";
import type { Answers } from "#core/content-model/answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import type { Sheet, SheetRow } from "#core/take-home/xlsform/sheets.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import { type Held, heldAnswers } from "../answers-as-coded.ts";
import { withPickedTimes } from "../picked-times.ts";
import type { Scale } from "../scales.ts";

export const rowsOf = (sheets: readonly Sheet[], name: string) =>
  sheets.find((sheet) => sheet.name === name)?.rows ?? [];
export const isQuestion = ({ type = "" }: SheetRow) =>
  !["begin_group", "calculate", "note", "end_group"].includes(type);
export const rowOf = (sheets: readonly Sheet[], item: string) =>
  rowsOf(sheets, "survey").find((row) => row["keepwell_name"] === item && isQuestion(row));

/** A text that looks like a number stands in quotation marks. */
const ownOf = (written = "") => (written.startsWith('"') ? JSON.parse(written) : written);
function codeOf(sheets: readonly Sheet[], item: string, option: string): string {
  const list = rowOf(sheets, item)?.["type"]?.split(" ")[1];
  const choice = rowsOf(sheets, "choices").find(
    (row) => row["list_name"] === list && ownOf(row["keepwell_name"]) === option,
  );
  return choice?.["name"] ?? "";
}

/** A form holds a time with its seconds and the zone of the device. */
const HELD_TIME = /^(\d\d):(\d\d):00\.000\+02:00$/;
function decimalTime(held: unknown): number {
  const [, hours, minutes] = HELD_TIME.exec(`${held}`) ?? [];
  return (Number(hours) * 60 + Number(minutes)) / 1440;
}

const round = (number: number, digits = 0) => Math.round(number * 10 ** digits) / 10 ** digits;
const when = (condition: unknown, yes: unknown, no: unknown) => (condition ? yes : no);
const not = (condition: unknown) => !condition;
/** One for all formulas: to make another takes longer than a formula. */
const FUNCTIONS = vm.createContext({ round, when, not, decimalTime, pow: Math.pow, min: Math.min, max: Math.max });

/** Works out XPath as far as the forms use it, as JavaScript: a value is a text, and a number where it looks like one. */
export function evaluated(formula: string, held: Held): unknown {
  const value = (name: string) => held[name] ?? "";
  const script = formula
    .replaceAll(
      /selected\(\$\{(\w+)\}, '([^']*)'\)/g,
      (_, name: string, code: string) => `${value(name).includes(code)}`,
    )
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => JSON.stringify(`${value(name)}`))
    .replaceAll(/["'](-?\d+(?:\.\d+)?)["']/g, "$1")
    .replaceAll("!=", "!==")
    .replaceAll(/(?<![<>!=])=(?!=)/g, "===")
    .replaceAll(/\band\b/g, "&&")
    .replaceAll(/\bor\b/g, "||")
    .replaceAll(/\bdiv\b/g, "/")
    .replaceAll(/\bif\(/g, "when(")
    .replaceAll("decimal-time(", "decimalTime(");
  return vm.runInContext(script, FUNCTIONS);
}

/** Answers as the form holds them. */
export function heldBy(sheets: readonly Sheet[], { survey }: Pick<Scale, "survey">, answers: Answers): Held {
  const picked = Object.entries(withPickedTimes(survey, answers)).map(([item, answer]) => {
    const isTime = rowOf(sheets, item)?.["type"] === "time";
    return [item, isTime ? `${answer}:00.000+02:00` : answer] as const;
  });
  return heldAnswers(
    itemsOf(survey),
    Object.fromEntries(picked),
    (item) => rowOf(sheets, item)?.["name"] ?? "",
    (item, option) => codeOf(sheets, item, option),
  );
}

/** Works out what the form calculates, by our ids. */
export function inXlsform(scale: Scale) {
  const { sheets } = xlsformWorkbook(scale);
  return (answers: Answers, stored: object): Readonly<Record<string, string>> => {
    const values: Record<string, string | readonly string[]> = { ...heldBy(sheets, scale, answers) };
    for (const [name, value] of Object.entries(stored)) values[name] = `${value}`;
    const found: Record<string, string> = {};
    for (const { type, name = "", keepwell_name: id = "", calculation = "" } of rowsOf(sheets, "survey")) {
      if (type !== "calculate") continue;
      values[name] = `${evaluated(calculation, values)}`;
      found[id] = `${values[name]}`;
    }
    return found;
  };
}
