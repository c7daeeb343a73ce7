import { type AnswerValue, isDeclined } from "../content-model/answers.ts";

/**
 * Returns the points of an answer by a table of points; for several selected options, their sum.
 * @returns undefined when an option has no points
 */
export function pointsOf(values: Readonly<Record<string, number>>, answer: AnswerValue): number | undefined {
  if (typeof answer !== "object") return pointsOfOption(values, answer);
  if (isDeclined(answer)) return undefined;
  let sum = 0;
  for (const option of answer) {
    const points = pointsOfOption(values, option);
    if (points === undefined) return undefined;
    sum += points;
  }
  return sum;
}

/** Inherited properties such as "constructor" are not points. */
function pointsOfOption(values: Readonly<Record<string, number>>, option: unknown): number | undefined {
  const points = values[typeof option === "string" ? option : `${option}`];
  return typeof points === "number" ? points : undefined;
}
