import { syllable } from "syllable";
import { expect, test } from "vitest";
import { readingGrade } from "#core/content-check/reading-grade.ts";

test.each([
  // 6 words in 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59 is below 0.
  ["The cat sat on the mat.", 0],
  // 12 words in 1 sentence, 15 syllables: 4.68 + 14.75 − 15.59.
  ["How often did you trust yourself to sort out your own problems?", 3.8],
  // 2 sentences of 3 words, 11 and 4 syllables: 1.17 + 29.5 − 15.59.
  ["Considerable complications arise. I was lucky.", 15.1],
])("%s asks for %s years of school", (text, grade) => expect(readingGrade(text, syllable)).toBe(grade));

test("a text without words has no grade", () => expect(readingGrade("0-13", syllable)).toBeNull());
