import { Model } from "survey-core";
import { beforeEach, expect, test } from "vitest";
import { surveyOf } from "./shipped-content.ts";
import "#core/conditions/condition.ts";

// The first page of Sleep as SurveyJS runs it: typed times are checked, the time in bed is shown back.

let page: Model;

beforeEach(() => {
  page = new Model(surveyOf("sleep"));
  page.setValue("1-1", 15);
  page.setValue("1-3", 7);
});

function type(bed: string, up: string): void {
  page.setValue("1-0", bed);
  page.setValue("1-2", up);
}

const echo = () => page.getQuestionByName("in-bed");
const errorsOf = (name: string) => page.getQuestionByName(name).errors.map((error) => error.text);

test("nothing is shown back while a time is missing", () => {
  page.setValue("1-0", "10:30 PM");
  expect(echo().isVisible).toBe(false);
});

test.each([
  ["10:30 PM", "6:30 AM", "8"],
  ["10.30", "6.30", "8"],
  ["22:30", "6:00", "7.5"],
  ["midnight", "7 AM", "7"],
])("%s to %s is shown back as %s hours", (bed, up, hours) => {
  type(bed, up);
  expect(echo().isVisible).toBe(true);
  expect(`${echo().value}`).toBe(hours);
  expect(page.nextPage()).toBe(true);
});

test("a time that cannot be read keeps the page, with a word on what to write", () => {
  type("after the news", "6:30 AM");
  expect(page.nextPage()).toBe(false);
  expect(echo().isVisible).toBe(false);
  expect(errorsOf("1-0")[0]).toContain("10:30 PM");
});

test("two equal times keep the page", () => {
  type("10 PM", "22:00");
  expect(page.nextPage()).toBe(false);
  expect(echo().isVisible).toBe(false);
  expect(errorsOf("1-2")[0]).toContain("the same");
});
