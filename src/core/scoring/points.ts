import type { AnswerValue } from "../contracts/survey.ts";

/**
 * The points an answer gives by a table of points; several options that were picked give their sum.
 * @returns undefined when an option has none
 */
export function pointsOf(values: Readonly<Record<string, number>>, answer: AnswerValue): number | undefined {
  const picked = typeof answer === "object" ? answer : [answer];
  let sum = 0;
  for (const option of picked) {
    const points = Object.hasOwn(values, `${option}`) ? values[`${option}`] : undefined;
    if (points === undefined) return undefined;
    sum += points;
  }
  return sum;
}
