import type { AnswerValue } from "../content-model/survey.ts";

/**
 * The points an answer gives by a table of points; several options that were picked give their sum.
 * @returns undefined when an option has none
 */
export function pointsOf(values: Readonly<Record<string, number>>, answer: AnswerValue): number | undefined {
  if (typeof answer !== "object") return pointsOfOption(values, answer);
  let sum = 0;
  for (const option of answer) {
    const points = pointsOfOption(values, option);
    if (points === undefined) return undefined;
    sum += points;
  }
  return sum;
}

/** What every object inherits, such as "constructor", is no number. */
function pointsOfOption(values: Readonly<Record<string, number>>, option: unknown): number | undefined {
  const points = values[typeof option === "string" ? option : `${option}`];
  return typeof points === "number" ? points : undefined;
}
