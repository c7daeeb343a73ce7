import { expect, test } from "vitest";
import { partsWithNumbers } from "#core/shared/safety/parts-with-numbers.ts";

const NUMBERS = ["911", "988", "1-800-677-1116"];
const called = (text: string) =>
  partsWithNumbers(text, NUMBERS).flatMap(({ words, isNumber }) => (isNumber ? words : []));

test.each([
  ["Call 911.", ["911"]],
  ["911", ["911"]],
  ["988: call or text, or 911!", ["988", "911"]],
  ["(1-800-677-1116) leads to 911-trained people", ["1-800-677-1116", "911"]],
  ["Walk 9,911 steps, or 911.5, or 1-800-911-0000, or A911", []],
  ["2911 and 9112", []],
  ["988988", []],
  ["", []],
])("in %j the numbers are %j", (text, numbers) => {
  expect(called(text)).toEqual(numbers);
  expect(
    partsWithNumbers(text, NUMBERS)
      .map(({ words }) => words)
      .join(""),
  ).toBe(text);
});

test("of two numbers the longer is meant, and a number is no pattern", () => {
  const words = (text: string, numbers: string[]) => partsWithNumbers(text, numbers).map(({ words }) => words);
  expect(words("Call 112 20.", ["112", "112 20"])).toEqual(["Call ", "112 20", "."]);
  expect(words("Call +44 20 or 044 20", ["+44 20"])).toEqual(["Call ", "+44 20", " or 044 20"]);
});

test("without numbers the text stays whole", () =>
  expect(partsWithNumbers("Call 911", [])).toEqual([{ words: "Call 911", isNumber: false }]));
