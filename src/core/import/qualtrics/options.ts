import { LONGEST_VALUE } from "../../content-model/limits.ts";
import type { Text } from "../../content-model/text.ts";
import { isObject, type Json, listIn, numberOf, wordIn } from "../json-values.ts";
import { listOrValues } from "./file.ts";
import type { Reading } from "./reading.ts";

/** An option, or a row of a table. Conditions name it by its id, answers are stored as its value. */
export type Option = {
  readonly id: string;
  readonly value: string | number;
  readonly text: Text;
  readonly hasText: boolean;
  readonly isExclusive: boolean;
  readonly hasCondition: boolean;
};

/** Which list of a question: in a table, Choices are its rows and Answers its columns. */
type List = "Choices" | "Answers";
const ORDERS = { Choices: "ChoiceOrder", Answers: "AnswerOrder" } as const;

/** Returns the options of a question in the order in which they are shown. */
export function optionsOf(question: Json, reading: Reading, list: List = "Choices"): Option[] {
  const written = byId(question[list]);
  const order = listIn(question[ORDERS[list]]).map(wordIn);
  const shown = order.filter((id) => isObject(written[id]));
  const ids = shown.length > 0 ? shown : Object.keys(written);
  const codeOf = valuesOf(question, ids);
  return ids.map((id) => {
    const option = isObject(written[id]) ? written[id] : {};
    const words = reading.text(option["Display"], question, (translated) => displayIn(translated[list], id));
    return {
      ...{ id, value: codeOf(id), text: words ?? `${codeOf(id)}` },
      hasText: ["on", "true", "1"].includes(wordIn(option["TextEntry"]).toLowerCase()),
      isExclusive: option["ExclusiveAnswer"] === true || wordIn(option["ExclusiveAnswer"]) === "true",
      hasCondition: isObject(option["DisplayLogic"]),
    };
  });
}

/** Options stand by their id; where these are 0, 1, 2 the file may have a list. */
const byId = (written: unknown): Json => (isObject(written) || Array.isArray(written) ? { ...written } : {});

const displayIn = (list: unknown, id: string): unknown => {
  const one = byId(list)[id];
  return isObject(one) ? one["Display"] : undefined;
};

/** A code that two options share could not tell them apart, and one may be too long: their ids are taken then. */
function valuesOf(question: Json, ids: readonly string[]): (id: string) => string | number {
  const recoded = byId(question["RecodeValues"]);
  const codes = ids.map((id) => wordIn(recoded[id]).trim() || id);
  const areFitting = new Set(codes).size === codes.length && codes.every((code) => code.length <= LONGEST_VALUE);
  const values = areFitting ? codes : ids;
  const areNumbers = values.every((value) => /^-?\d{1,9}$/.test(value) && `${Number(value)}` === value);
  const byOption = new Map(ids.map((id, index) => [id, values[index] ?? id]));
  return (id) => (areNumbers ? Number(byOption.get(id)) : (byOption.get(id) ?? id));
}

/** Says why options are stored by their ids. */
export function whyByIds(question: Json): string[] {
  const codes = Object.values(byId(question["RecodeValues"])).map(wordIn);
  if (codes.some((code) => code.length > LONGEST_VALUE))
    return ["A code of its options is too long; they are stored by their numbers."];
  return new Set(codes).size < codes.length
    ? ["Two of its options have the same code; they are stored by their numbers."]
    : [];
}

/**
 * Returns the points of options, by value, as the file grades them.
 * @param row of a table, by its id
 */
export function pointsOf(
  question: Json,
  options: readonly Option[],
  category: string,
  row?: string,
): Record<string, number> {
  const grades = listOrValues(question["GradingData"]).flatMap((grading): [string, number][] => {
    const [choice, answer] = [wordIn(grading["ChoiceID"]), wordIn(grading["AnswerID"])];
    if (row !== undefined && choice !== row) return [];
    const option = options.find(({ id }) => id === (row === undefined ? choice : answer));
    const points = isObject(grading["Grades"]) ? numberOf(grading["Grades"][category]) : undefined;
    return option && points !== undefined ? [[`${option.value}`, points]] : [];
  });
  return Object.fromEntries(grades);
}

/**
 * Returns the option beside which a text is typed; of several the last, which is where "Other" stands. A question here
 * has two options besides it, or none has a text.
 */
export const otherOf = (options: readonly Option[]): Option | undefined =>
  options.length > 2 ? options.findLast(({ hasText }) => hasText) : undefined;
