import { expect, test } from "vitest";
import { optionKeys } from "../../src/survey-view/option-keys.ts";

const options = (...texts: string[]) => texts.map((text) => ({ text }));

test.each([
  ["words have the keys of their places", options("Never", "Now and then"), ["1", "2"]],
  ["words with a number among them too", options("0", "1 or 2", "3"), ["1", "2", "3"]],
  ["numbers have the keys they are", options("0", "1", "2"), ["0", "1", "2"]],
  ["a number of two digits has none", options("8", "9", "10"), ["8", "9", undefined]],
])("%s", (_, given, keys) => expect(optionKeys(given)).toEqual(keys));

test("the tenth option has no key", () => {
  const many = options(..."abcdefghijk");
  expect(optionKeys(many).slice(8)).toEqual(["9", undefined, undefined]);
});
