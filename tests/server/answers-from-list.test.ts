import { expect, test } from "vitest";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { answersFromList } from "../../server/submissions/answers-from-list.ts";
import { smallScale } from "../support/small-scale.ts";

const { survey } = smallScale(
  [
    {
      ...{ type: "radiogroup", name: "helper", title: "Who helps?", isRequired: true },
      ...{ choices: ["Son", "Friend"], showOtherItem: true },
    },
    { type: "comment", name: "more", title: "Anything else?" },
    { type: "boolean", name: "alone", title: "Alone?", isRequired: true },
  ],
  { score: "1", unscored: ["helper", "more", "alone"] },
);
const items = itemsOf(survey);
const found = (list: unknown) =>
  answerChecker(items)(answersFromList(items, list)).map(({ code, path }) => [code, path]);

test("null in a list stands for a question without an answer", () => {
  expect(items.map(({ name }) => name)).toEqual(["helper", "helper-Comment", "more", "alone"]);
  expect(found(["Son", null, null, true])).toEqual([]);
  expect(found(["other", "My niece", "No", true])).toEqual([]);
  expect(found([null, null, null, true])).toEqual([["ANSWER_MISSING", "helper"]]);
  expect(found(["Son", null, null, true, 1])).toEqual([["ANSWER_UNKNOWN_ITEM", "answer 5"]]);
});
