import type { AnswerValue } from "../content-model/survey.ts";

/** What SurveyJS holds under each question: for a matrix an object of its rows. */
export type QuestionValues = Readonly<Record<string, AnswerValue | Readonly<Record<string, AnswerValue>>>>;

/** Answers as SurveyJS holds them and the wire carries them, from answers by item. */
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

const isRows = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
