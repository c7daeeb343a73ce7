import { expect, test } from "vitest";
import { textOf } from "#core/shared/text-of.ts";
import {
  commonObstacles,
  newEntries,
  OWN,
  offerFor,
  stepOfResult,
  wordsOf,
} from "../../src/features/my-step/step-entries.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { smallSteps } from "../core/shipped-content.ts";

const content = smallSteps() as never;

test("a step in own words needs one text: moment and obstacle are pressed", () => {
  const entries = {
    ...newEntries("exercise", OWN),
    what: "I water my plants",
    routinePick: "breakfast",
    obstaclePick: "0",
  };
  const offer = { ...offerFor(content, "Exercise", undefined, entries), obstacles: commonObstacles(ENGLISH) };
  expect(wordsOf(entries, offer, textOf)).toEqual({
    ...{ what: "I water my plants", routine: "After breakfast", place: "" },
    ...{ happens: "I am tired", instead: "I do half of it" },
  });
});

test("the step that a result shows is picked, and none where no result led here", () => {
  expect(stepOfResult(content, "Exercise", "Very Low")).toBe("walk-a-little-more");
  expect(stepOfResult(content, "Exercise", undefined)).toBe("");
  expect(newEntries("exercise", "walk-a-little-more").pick).toBe("walk-a-little-more");
});
