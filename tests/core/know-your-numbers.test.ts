import { syllable } from "syllable";
import { expect, test } from "vitest";
import { numbersIssues } from "#core/content-check/check-numbers.ts";
import { readingGrade } from "#core/content-check/reading-grade.ts";
import type { KnowYourNumbers } from "#core/content-model/know-your-numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { catalogue, guidance, knowYourNumbers } from "./shipped-content.ts";

const content = knowYourNumbers();
const { factors, sources } = content;

test("the fourteen factors of the commission are there, with its address", () => {
  expect(factors.map(({ id }) => id).sort()).toEqual([
    "air",
    "alcohol",
    "blood-pressure",
    "cholesterol",
    "company",
    "depression",
    "diabetes",
    "eyesight",
    "head-injury",
    "hearing",
    "learning",
    "movement",
    "smoking",
    "weight",
  ]);
  expect(sources.map(({ url }) => url)).toContain("https://doi.org/10.1016/S0140-6736(24)01296-0");
});

test.each(factors)("$id is said in both languages, easy to read, and frightens nobody", ({ what, ask, guide }) => {
  const english = `${textOf(what)} ${textOf(ask)}`;
  expect(readingGrade(english, syllable)).toBeLessThanOrEqual(7);
  for (const sentence of english.split(/(?<=[.:?])\s+/)) expect(sentence.split(" ").length).toBeLessThanOrEqual(20);
  for (const text of [what, ask]) expect(textOf(text, "es")).not.toBe(textOf(text));
  for (const language of ["en", "es"]) {
    expect(`${textOf(what, language)} ${textOf(ask, language)}`).not.toMatch(
      /dementia|demencia|danger|peligro|risk|riesgo|you must|you should have|debe |!/i,
    );
  }
  expect(guide).toBeDefined();
});

test("a factor that is named twice, or names what is not there, is an issue", () => {
  const [first] = factors;
  if (!first) throw new Error("no factor");
  const wrong: KnowYourNumbers = {
    ...content,
    factors: [first, { ...first, category: "Diets", guide: "blood-presure" }],
  };
  const issues = numbersIssues("surveys/know-your-numbers.json", wrong, catalogue(), guidance());
  expect(issues.map(({ code, path }) => [code, path])).toEqual([
    ["REPEATED", "factors[1].id"],
    ["CATEGORY_UNKNOWN", "factors[1].category"],
    ["ENTRY_UNKNOWN", "factors[1].guide"],
  ]);
});
