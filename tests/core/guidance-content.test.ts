import { syllable } from "syllable";
import { describe, expect, test } from "vitest";
import { guidanceIssues } from "#core/content-check/check-guidance.ts";
import { readingGrade } from "#core/content-check/reading-grade.ts";
import { APP_CATEGORY, type GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Text } from "#core/content-model/text.ts";
import { fillIn, placesIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { spanishReadingGrade, spanishSyllables } from "../support/spanish-reading-grade.ts";
import { catalogue, guidanceNames, guidanceOf, site } from "./shipped-content.ts";

const entries = guidanceNames.flatMap((name) => guidanceOf(name).entries);
const numbers = numbersOf(site().safety);
const languages = site().languages.map(({ code }) => code);
const HIGHEST_GRADE = 6;

type Passage = { readonly id: string; readonly language: string; readonly text: string };

/** What an entry says to people: its text and its warning, in each language, as written. */
const told: Passage[] = entries.flatMap(({ id, text, warning }) =>
  languages.flatMap((language) =>
    [text, ...(warning ? [warning] : [])].map((one) => ({ id, language, text: textOf(one, language) })),
  ),
);
const waysToAsk = ({ asked }: GuidanceEntry, language: string): readonly string[] => {
  const ways: Readonly<Record<string, readonly string[]>> = asked ?? {};
  return ways[language === languages[0] ? "default" : language] ?? [];
};
const isIn = (text: Text, language: string) =>
  typeof text !== "string" && (language === languages[0] ? "default" : language) in text;

test("the guide has at least 150 entries", () => expect(entries.length).toBeGreaterThanOrEqual(150));

test.each(languages)("each entry is whole in %s, with six ways or more to ask for it", (language) => {
  const partial = entries.filter(
    (entry) =>
      ![entry.title, entry.text, ...(entry.warning ? [entry.warning] : [])].every((text) => isIn(text, language)) ||
      new Set(waysToAsk(entry, language)).size < 6,
  );
  expect(partial.map(({ id }) => id)).toEqual([]);
});

test("each entry but those about the app names its source, and the day on which it was read", () => {
  const advice = entries.filter(({ category }) => category !== APP_CATEGORY);
  const bare = advice.filter(({ source }) => source?.checked === undefined);
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test("the check asks each entry but those about the app for its source, also those for after a card", () => {
  const lacking = (category: string) =>
    entries
      .filter((entry) => entry.category === category)
      .slice(0, 1)
      .map(({ source: _, ...entry }) => entry);
  const after = entries
    .filter((entry) => entry.after)
    .slice(0, 1)
    .map(({ source: _, ...entry }) => entry);
  const part = (name: string, of: GuidanceEntry[]) => ({ file: name, entries: of });
  const parts = [part("advice", lacking("Diet")), part("after", after), part("app", lacking(APP_CATEGORY))];
  const found = guidanceIssues(parts, catalogue(), new Map()).filter(({ code }) => code === "SOURCE_MISSING");
  expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual([
    "advice entries[0].source",
    "after entries[0].source",
  ]);
});

test("what the coach may say in an area does not begin like a reply: nobody has asked it there", () => {
  const areas = new Set(catalogue().domains.map(({ category }) => category as string));
  const replies = entries
    .filter(({ category }) => areas.has(category))
    .flatMap(({ id, text }) => languages.map((language) => [id, textOf(text, language)] as const))
    .filter(([, text]) => /^(yes|no|sure|of course|sí|claro)[,.:!]/i.test(text));
  expect(replies).toEqual([]);
});

test("a reader of eleven or twelve can read what is told, and what is warned of", () => {
  const gradeOf = { en: (text: string) => readingGrade(text, syllable) ?? 0, es: spanishReadingGrade };
  const hard = told
    .map(({ id, language, text }) => {
      const grade = gradeOf[language as keyof typeof gradeOf](fillIn(text, numbers));
      return { id, language, grade, text };
    })
    .filter(({ grade }) => grade > HIGHEST_GRADE);
  expect(hard).toEqual([]);
});

test("each number to call is named, and is one of the region", () => {
  const unknown = told.filter(({ text }) => placesIn(text).some((name) => !Object.hasOwn(numbers, name)));
  expect(unknown).toEqual([]);
});

test("no number to call is written out", () => {
  const phone = /\b(911|988|211|311|811)\b|\d{3}[-. )]+\d{3}|\d{3}[-. ]\d{4}|\d{7,}/;
  expect(told.filter(({ text }) => phone.test(text))).toEqual([]);
});

describe("the Spanish grade", () => {
  test.each([
    ["que", 1],
    ["agua", 2],
    ["guitarra", 3],
    ["médico", 3],
    ["día", 2],
    ["leer", 2],
    ["muy", 1],
    ["y", 1],
    ["ciudad", 2],
    ["ayuda", 3],
    ["pingüino", 3],
  ])("%s has %i syllables", (word, count) => expect(spanishSyllables(word)).toBe(count));

  // 8 words in 2 sentences, 12 syllables: −0.205 × 25 + 0.049 × 150 − 3.407.
  test("follows the formula", () => expect(spanishReadingGrade("El gato come pan. La niña lo mira.")).toBe(-1.2));
});
