import { expect, test } from "vitest";
import { readNumber } from "#core/question-types/answer-kinds/read-number.ts";

test.each<[string, number]>([
  ["6.5", 6.5],
  ["6,5", 6.5],
  [" 6,25 ", 6.25],
  ["6,", 6],
  [",5", 0.5],
  [".5", 0.5],
  ["-2", -2],
  ["−2", -2],
  ["0,125", 0.125],
  ["1500", 1500],
  ["1.500", 1.5],
])("%j is a number", (written, number) => {
  expect(readNumber(written)).toBe(number);
});

test.each(["", " ", "-", ",", "six", "6 or 7", "6,5,5", "6.5,5", "1e3", "0x10", "Infinity", "9".repeat(400)])(
  "%j is none",
  (written) => {
    expect(readNumber(written)).toBeUndefined();
  },
);

test("a comma that may part thousands is not guessed at", () => {
  for (const written of ["1,500", "-12,000", "1,000.5", "1,000,000"]) expect(readNumber(written)).toBeUndefined();
});
