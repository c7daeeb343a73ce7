import { expect, test } from "vitest";
import { groupsOf } from "../../src/survey-view/option-groups.ts";
import { optionKeys } from "../../src/survey-view/option-keys.ts";
import { createSurveyModel } from "../../src/survey-view/survey-model.ts";
import { surveyNames, surveyOf } from "../core/shipped-content.ts";

const options = (...texts: string[]) => texts.map((text) => ({ text }));

test.each([
  ["words have the keys of their places", options("Never", "Now and then"), ["1", "2"]],
  [
    "a number among words has its own, and no word has one",
    options("None", "1", "3 or 4"),
    [undefined, "1", undefined],
  ],
  ["words with digits have none", options("Under 1 hour", "1 to 2 hours"), [undefined, undefined]],
  ["numbers have the keys they are", options("0", "1", "2"), ["0", "1", "2"]],
  ["a number of two digits has none", options("8", "9", "10"), ["8", "9", undefined]],
])("%s", (_, given, keys) => expect(optionKeys(given)).toEqual(keys));

test("the tenth option has no key", () => {
  const many = options(..."abcdefghijk");
  expect(optionKeys(many).slice(8)).toEqual(["9", undefined, undefined]);
});

test.each(surveyNames)("no option of %s has a number beside it that its label does not mean", (survey) => {
  const groups = createSurveyModel(surveyOf(survey)).getAllQuestions().flatMap(groupsOf);
  for (const { options } of groups) {
    for (const [index, key] of optionKeys(options).entries()) {
      const digits = options[index]?.text.match(/\d/g) ?? [];
      expect(key === undefined || digits.length === 0 || options[index]?.text === key, options[index]?.text).toBe(true);
      // A key that a label names picks that label.
      const named = options.findIndex(({ text }) => text === key);
      expect(named === -1 || named === index, `${key}`).toBe(true);
    }
  }
});
