import { Model } from "survey-core";
import { describe, expect, test } from "vitest";
import type { Answers } from "#core/content-model/survey.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { type Item, itemsOf } from "#core/surveys/items.ts";
import { progressPercent } from "#core/surveys/progress.ts";
import { surveyOf } from "./shipped-content.ts";
import "#core/conditions/condition.ts";

const survey = surveyOf("exercise");
const items = itemsOf(survey);

const model = new Model(survey);

/** Questions SurveyJS itself shows, with the same answers. */
function shownByModel(answers: Answers): string[] {
  model.data = { ...answers };
  return model
    .getAllQuestions()
    .filter((question) => question.isVisible)
    .map((question) => question.name);
}

const options = (item: Item) => (item.answer.kind === "choice" ? item.answer.options.map(({ value }) => value) : []);
const conditional = items.filter(({ conditions }) => conditions.length > 0);
const deciding = ["1-0", "2-0", "3-0", "4-0", "5-0", "11-0"].map((name) => items.find((item) => item.name === name));

/** Each way to leave open, deny or affirm the six items that decide whether others are asked. */
function* combinations(): Generator<Answers> {
  const ways = deciding.map((item) => (item ? [undefined, options(item)[0], options(item).at(-1)] : []));
  for (let number = 0; number < 3 ** ways.length; number++) {
    const answers: Record<string, string | number | boolean> = {};
    for (const [place, way] of ways.entries()) {
      const value = way[Math.floor(number / 3 ** place) % 3];
      const name = deciding[place]?.name;
      if (value !== undefined && name) answers[name] = value;
    }
    yield answers;
  }
}

test("the same items are asked as SurveyJS shows, for each combination", () => {
  const different: Answers[] = [];
  let tried = 0;
  for (const answers of combinations()) {
    tried++;
    const asked = askedItems(items, answers).map(({ name }) => name);
    if (asked.join() !== shownByModel(answers).join()) different.push(answers);
  }
  expect(tried).toBe(729);
  expect(different).toEqual([]);
});

describe("conditions", () => {
  test("hold for seven items", () => {
    expect(conditional.map(({ name }) => name)).toEqual(["1-1", "2-1", "3-1", "4-1", "5-1", "11-1", "11-2"]);
  });

  test("each middle option of days asks for hours", () => {
    for (const days of ["1 or 2 days", "3 or 4 days", "5 to 7 days"]) {
      expect(askedItems(items, { "1-0": days }).map(({ name }) => name)).toContain("1-1");
    }
  });

  test("a forgotten answer behind a closed condition opens nothing", () => {
    const item = (name: string, conditions: string[]): Item => ({
      name,
      title: name,
      page: 0,
      required: true,
      conditions,
      answer: { kind: "text", maxLength: 10 },
      validators: [],
    });
    const chain = [item("a", []), item("b", ["{a} = 'yes'"]), item("c", ["{b} = 'yes'"])];
    expect(askedItems(chain, { a: "no", b: "yes" }).map(({ name }) => name)).toEqual(["a"]);
    expect(askedItems(chain, { a: "yes", b: "yes" }).map(({ name }) => name)).toEqual(["a", "b", "c"]);
  });
});

test.each([
  [0, 0, 9, 0],
  [5, 0, 9, 56],
  [9, 0, 9, 100],
  [12, 7, 19, 100],
  [0, 0, 0, 0],
])("%d answered and %d hidden of %d is %d percent", (answered, hidden, total, percent) => {
  expect(progressPercent(answered, hidden, total)).toBe(percent);
});
