import { expect, test } from "vitest";
import { stepEntryOf } from "../../src/features/questionnaire/step-entry.ts";

const entry = { page: 2, isLook: false, behind: 1, first: 1 };

test.each([entry, { ...entry, at: "days", firstAt: "walks" }])("an entry is read as it was written", (one) =>
  expect(stepEntryOf(one)).toEqual(one),
);

test.each([
  ["nothing", null],
  ["another page's state", { scroll: 4 }],
  ["a page that is no place", { ...entry, page: -1 }],
  ["a count that is no number", { ...entry, behind: "1" }],
  ["a half page", { ...entry, first: 0.5 }],
  ["an element without a name", { ...entry, at: 3 }],
  ["a word for yes", { ...entry, isLook: "yes" }],
  ["a word", "2"],
])("%s is no entry", (_, state) => expect(stepEntryOf(state)).toBeNull());
