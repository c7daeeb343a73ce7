import { expect, test } from "vitest";
import { saysOneOf } from "#core/shared/safety/find-phrases.ts";
import { isOneTypoApart } from "#core/shared/safety/one-typo-apart.ts";

const says = (message: string, phrases: string[], exceptions: string[] = []) =>
  saysOneOf(message, { phrases, exceptions });

const cases: [string, string[], string[], boolean][] = [
  ["A tight CHÉST!", ["tight chest"], [], true],
  ["chest, tight", ["tight chest"], [], false],
  ["it's tight", ["its tight"], [], true],
  ["fell and badly hurt", ["fell ... hurt"], [], true],
  ["fell hurt", ["fell … hurt"], [], true],
  ["fell one two three four five hurt", ["fell ... hurt"], [], true],
  ["fell one two three four five six hurt", ["fell ... hurt"], [], false],
  ["hurt, then fell", ["fell ... hurt"], [], false],
  ["slurring", ["slurr*"], [], true],
  ["slur", ["slurr*"], [], false],
  ["fell asleep, hurt", ["fell ... hurt"], ["fell asleep"], false],
  ["fell asleep then fell and hurt", ["fell ... hurt"], ["fell asleep"], true],
  ["one fell asleep two", ["one ... two"], ["fell asleep"], false],
  ["no pain", ["pain"], ["no pain"], false],
  ["no, pain", ["pain"], ["no pain"], true],
  ["*chest* ... pain", ["chest pain"], [], true],
  ["", ["pain"], [], false],
];
test.each(cases)("%j says one of %j, but for %j: %s", (message, phrases, exceptions, expected) => {
  expect(says(message, phrases, exceptions)).toBe(expected);
});

test("a message of the longest kind is read within a moment", () => {
  const phrases = Array.from({ length: 1000 }, (_, index) => `fell ... word${index}`);
  const start = performance.now();
  expect(says("fell and ".repeat(220), phrases)).toBe(false);
  expect(performance.now() - start).toBeLessThan(20_000);
});

const slips: [string, string, boolean][] = [
  ["chest", "chets", true],
  ["breathe", "breath", true],
  ["stroke", "strokke", true],
  ["stroke", "strokes", true],
  ["chest", "chest", false],
  ["bread", "break", false],
  ["bread", "read", false],
  ["overdose", "overdone", false],
  ["pain", "pian", false],
  ["heart", "hert", true],
  ["heart", "hrt", false],
];
test.each(slips)("%s written %s is a slip: %s", (meant, written, expected) => {
  // A word that is right is none, though the detector takes it all the same.
  expect(meant !== written && isOneTypoApart(meant, written)).toBe(expected);
});
