import { expect, test } from "vitest";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";

const number = { type: "text", inputType: "number", isRequired: true, declinable: true } as const;
const survey = {
  title: "Nights",
  pages: [
    {
      name: "one",
      elements: [
        { ...number, name: "bed", title: "In bed" },
        { type: "matrix", name: "m", title: "Rows", rows: ["a", "b"], columns: [1, 2], declinable: true },
        {
          ...{ ...number, name: "h", title: "Asleep" },
          validators: [
            { type: "expression", expression: "{h} <= {bed}", text: "Too long." },
            { type: "expression", expression: "{m.a} notempty", text: "No row." },
          ],
        },
      ],
    },
  ],
} as unknown as SurveyDocument;
const check = answerChecker(itemsOf(survey));
const declined = { declined: true };

test("a question's own validator is passed over where a question that it names was declined", () => {
  const found = (answers: object) => check(answers).map(({ code, path, message }) => [code, path, message]);
  expect(found({ bed: 8, m: { a: 1, b: 1 }, h: 9 })).toEqual([["ANSWER_REFUSED", "h", "Too long."]]);
  expect(found({ bed: declined, m: { a: 1, b: 1 }, h: 9 })).toEqual([]);
  expect(found({ bed: 8, m: { a: declined, b: 1 }, h: 7 })).toEqual([]);
  // Another validator of the question still holds.
  expect(found({ bed: 8, m: { a: declined, b: 1 }, h: 9 })).toHaveLength(1);
});
