import { expect, test } from "vitest";
import { textOf } from "#core/shared/text-of.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { catalogue, surveyOf } from "./shipped-content.ts";

const questionsByPage = (survey: string) => {
  const items = itemsOf(surveyOf(survey));
  return surveyOf(survey).pages.map((_, page) => items.filter((item) => item.page === page).length);
};

test.each([
  ["socialization", 6, [3, 2, 1, 3, 2, 1]],
  ["diet", 5, [1, 1, 1, 1, 1]],
  ["stress", 2, [5, 4]],
  ["sleep", 8, [4, null, null, null, null, null, null, null]],
  ["exercise", 11, null],
  ["learning", 7, [1, 1, 1, 1, 1, 1, 1]],
])("%s asks as many questions on as many pages as published", (survey, pages, counts) => {
  const found = questionsByPage(survey);
  expect(found).toHaveLength(pages);
  for (const [page, count] of (counts ?? []).entries()) if (count !== null) expect(found[page]).toBe(count);
});

test("the larger social questionnaire has 18 questions", () => {
  expect(questionsByPage("socialization-18").reduce((sum, count) => sum + count, 0)).toBe(18);
});

const optionsOf = (survey: string, name: string) => {
  const item = itemsOf(surveyOf(survey)).find((one) => one.name === name);
  return item?.answer.kind === "choice" ? item.answer.options.map(({ value }) => value) : null;
};
const NETWORK = ["0", "1", "2", "3-4", "5-8", "9+"];
const OFTEN = ["Never", "Seldom", "Sometimes", "Often", "VeryOften", "Always"];
const CONTACT = ["< Monthly", "Monthly", "Few times/month", "Weekly", "Few times/week", "Daily"];
const STRESS = ["Never", "Almost Never", "Sometimes", "Fairly Often", "Very Often"];

test("social and stress: each question offers exactly these answers", () => {
  const social = itemsOf(surveyOf("socialization")).map(({ name }) => optionsOf("socialization", name));
  expect(social.every((options) => [NETWORK, OFTEN, CONTACT].some((one) => `${one}` === `${options}`))).toBe(true);
  for (const { name } of itemsOf(surveyOf("stress"))) expect(optionsOf("stress", name)).toEqual(STRESS);
});

test("family pages first, then friendship pages", () => {
  const titles = surveyOf("socialization").pages.map(({ title }) => textOf(title ?? ""));
  expect(titles.slice(0, 3)).toEqual(Array(3).fill("Family-Based Questions"));
  expect(titles.slice(3)).toEqual(Array(3).fill("Friendship-Based Questions"));
});

test("the social test alone moves its progress in 0.9 seconds", () => {
  const seconds = catalogue().domains.map(({ progressSeconds }) => progressSeconds);
  expect(seconds).toEqual([0.9, undefined, undefined, undefined, undefined, undefined]);
});
