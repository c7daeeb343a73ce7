import type { AnswerValue } from "../content-model/survey.ts";
import type { Item } from "./items.ts";

/** The values SurveyJS stores under each question: for a matrix, an object of its rows. */
export type QuestionValues = Readonly<Record<string, AnswerValue | Readonly<Record<string, AnswerValue>>>>;

const isRows = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns answers by item, from answers by question: `{"chores": {"stairs": "Easy"}}` becomes `{"chores.stairs":
 * "Easy"}`. Only matrices are flattened, and nothing is checked: an answer that fits no item keeps a name that the
 * check rejects.
 */
export function answersByItem(
  items: readonly Item[],
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!items.some(({ row }) => row)) return given;
  const matrices = new Set(items.flatMap(({ row }) => (row ? [row.question] : [])));
  const pairs = Object.entries(given).flatMap(([name, value]): [string, unknown][] =>
    matrices.has(name) && isRows(value)
      ? Object.entries(value).map(([row, picked]) => [`${name}.${row}`, picked])
      : [[name, value]],
  );
  return Object.fromEntries(pairs);
}

/** Returns answers in the form of SurveyJS and the wire, from answers by item. */
export function answersByQuestion(answers: Readonly<Record<string, AnswerValue>>): QuestionValues {
  const values: Record<string, AnswerValue | Record<string, AnswerValue>> = Object.create(null);
  for (const [name, value] of Object.entries(answers)) {
    const point = name.indexOf(".");
    if (point < 0) {
      values[name] = value;
      continue;
    }
    const question = name.slice(0, point);
    const rows = isRows(values[question]) ? values[question] : {};
    values[question] = { ...rows, [name.slice(point + 1)]: value };
  }
  return { ...values };
}
