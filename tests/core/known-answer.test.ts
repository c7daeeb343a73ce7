import { expect, test } from "vitest";
import { knownAnswerIssues } from "#core/content-check/check-known-answer.ts";
import type { KnownAnswer } from "#core/content-model/known-answer.ts";
import { knownAnswer } from "#core/shared/known-answer.ts";
import { catalogue, surveyOf } from "./shipped-content.ts";

const { domains } = catalogue();
const index = domains.findIndex(({ known }) => known);
const domain = domains[index];
if (!domain?.known) throw new Error("no domain fills an answer in");
const { known } = domain;
const scales = new Map([[domain.survey, { survey: surveyOf(domain.survey) }]]);
const found = (change: Partial<KnownAnswer>) =>
  knownAnswerIssues("domains.json", { domains: [{ ...domain, known: { ...known, ...change } }] }, scales).map(
    ({ path, message }) => `${path}: ${message}`,
  );
const today = new Date("2026-11-28T12:00:00Z");

test.each([
  [1967, "Under 60"],
  [1966, "60 to 69"],
  [1957, "60 to 69"],
  [1956, "70 to 79"],
  [1946, "80 to 89"],
  [1936, "90 or over"],
  [1920, "90 or over"],
])("who was born in %i is in the group %s in 2026", (year, group) => {
  expect(knownAnswer(known, year, today)).toBe(group);
});

test("who is younger than the first answer has none", () => {
  expect(knownAnswer({ ...known, answers: known.answers.slice(1) }, 1990, today)).toBeUndefined();
});

test("only answers that the question takes are filled in, in the order of age", () => {
  expect(found({})).toEqual([]);
  expect(found({ item: "age" })).toEqual(['domains[0].known.item: "age" is no question with one answer.']);
  expect(found({ answers: [{ from: 0, value: "Young" }] })).toEqual([
    'domains[0].known.answers[0].value: "Young" is no option.',
  ]);
  expect(found({ answers: known.answers.toReversed().slice(0, 2) })).toEqual([
    "domains[0].known.answers[1].from: 80 does not rise.",
  ]);
});
