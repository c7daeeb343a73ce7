import { expect, test } from "vitest";
import { isCorrection } from "../../src/early/may-answer.ts";

test.each([
  ["none", null, false],
  ["that of another page", { usr: null, key: "a" }, false],
  ["a step of new answers", { usr: { page: 1, isLook: false, behind: 0, first: 0 } }, false],
  ["a step of a correction", { usr: { page: 0, isLook: true, behind: 0, first: 0, corrects: "an id" } }, true],
])("the history entry tells whether sent answers are corrected: %s", (_, entry, corrects) =>
  expect(isCorrection(entry)).toBe(corrects),
);
