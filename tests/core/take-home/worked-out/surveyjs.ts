import { Model } from "survey-core";
import type { Answers } from "#core/content-model/answers.ts";
import { surveyJsDocument } from "#core/take-home/surveyjs/document.ts";
import { withPickedTimes } from "../picked-times.ts";
import type { Scale } from "../scales.ts";

/** Answers as SurveyJS has them: those of a table in one object. */
function asSurveyJs(answers: Answers): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answers)) {
    const [question = "", row] = name.split(".");
    data[question] = row === undefined ? value : { ...(data[question] as object), [row]: value };
  }
  return data;
}

/** Works out what SurveyJS calculates, by its names. */
export function inSurveyJs(scale: Scale) {
  const { document } = surveyJsDocument(scale);
  return (answers: Answers, stored: object): Readonly<Record<string, unknown>> => {
    const model = new Model(document);
    const data = asSurveyJs(withPickedTimes(scale.survey, answers));
    model.data = { ...stored, ...data };
    return Object.fromEntries(model.calculatedValues.map(({ name, value }) => [name, value]));
  };
}
