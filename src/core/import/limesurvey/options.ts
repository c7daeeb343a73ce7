import type { Text } from "../../content-model/text.ts";
import { numberOf } from "../json-values.ts";
import type { Answer, Question, Words } from "./survey.ts";

type Option = { readonly value: string | number; readonly text: Text };
type TextOf = (words: Words) => Text | undefined;

/** Lists that LimeSurvey has by itself, by the letter of the question. */
const OWN: Readonly<Record<string, readonly (readonly [string | number, string])[]>> = {
  Y: [
    ["Y", "Yes"],
    ["N", "No"],
  ],
  G: [
    ["F", "Female"],
    ["M", "Male"],
  ],
  C: [
    ["Y", "Yes"],
    ["U", "Uncertain"],
    ["N", "No"],
  ],
  E: [
    ["I", "Increase"],
    ["S", "Same"],
    ["D", "Decrease"],
  ],
  "5": numbers(5),
  A: numbers(5),
  B: numbers(10),
};

function numbers(last: number): [number, string][] {
  return Array.from({ length: last }, (_, index) => [index + 1, `${index + 1}`]);
}

/** Returns the options of a question with one answer. */
export function optionsOf(question: Question, scale: number, textOf: TextOf): (Option | number)[] {
  const own = Object.hasOwn(OWN, question.type) ? OWN[question.type] : undefined;
  if (own) return own.map(([value, text]) => (typeof value === "number" ? value : { value, text }));
  const listed = question.answers.filter((answer) => answer.scale === scale);
  const asValue = valuesOf(listed);
  return listed.map(({ code, words }) => ({ value: asValue(code), text: textOf(words) ?? code }));
}

/** Codes are numbers where all of them are written as one. */
function valuesOf(listed: readonly Answer[]): (code: string) => string | number {
  const areNumbers = listed.every(({ code }) => /^-?\d{1,9}$/.test(code) && `${Number(code)}` === code);
  return (code) => (areNumbers ? Number(code) : code);
}

/** The numbers that the survey counts with. */
export const pointsOf = ({ answers }: Question, scale: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    answers
      .filter((answer) => answer.scale === scale)
      .flatMap(({ code, points }) => {
        const number = numberOf(points);
        return number === undefined ? [] : [[code, number] as const];
      }),
  );
