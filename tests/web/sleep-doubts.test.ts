import { expect, test } from "vitest";
import { textOf } from "#core/shared/text-of.ts";
import { doubtsAbout } from "../../src/survey-view/page-checks.ts";
import { surveyOf } from "../core/shipped-content.ts";

const doubts = (bed: string, up: string, hours: number) =>
  doubtsAbout(surveyOf("sleep"), { "1-0": bed, "1-1": 10, "1-2": up, "1-3": hours }, 0).map(({ text }) => textOf(text));
const LONG = "With these times you are in bed for 12 hours or more. Please check AM and PM.";

test.each([
  ["3", "3", 3],
  ["10", "10", 8],
  ["10", "11", 3],
  ["3 pm", "3 am", 3],
])("from %s to %s, half a day in bed is asked about before it raises an alarm", (bed, up, hours) => {
  expect(doubts(bed, up, hours)).toEqual([LONG]);
});

test.each([
  ["10:30", "6:30", 7],
  ["22:30", "6", 7],
  ["9 PM", "8 AM", 9],
])("from %s to %s nothing is asked", (bed, up, hours) => expect(doubts(bed, up, hours)).toEqual([]));
