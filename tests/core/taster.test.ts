import { syllable } from "syllable";
import { expect, test } from "vitest";
import { tasterIssues } from "#core/content-check/check-taster.ts";
import { readingGrade } from "#core/content-check/reading-grade.ts";
import type { Site } from "#core/content-model/site.ts";
import type { Taster } from "#core/content-model/taster.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { amountOf, readAmount, saidTo } from "#core/shared/follow-ups.ts";
import { textOf } from "#core/shared/text-of.ts";
import { catalogue, ruleNames, ruleOf, site, surveyOf } from "./shipped-content.ts";

const shipped = site().home.taster as Taster;
const scales = new Map(ruleNames.map((id) => [id, { survey: surveyOf(id), rule: ruleOf(id) }]));
const issuesOf = (changes: Partial<Taster>) => {
  const { home, ...rest } = site();
  const changed: Site = { ...rest, home: { ...home, taster: { ...shipped, ...changes } } };
  return tasterIssues("site.json", changed, catalogue(), scales).map(({ code, path }) => `${code} ${path}`);
};
const [first, second] = shipped.fields;
if (!first || !second) throw new Error("fewer than two fields");

test("home shows what the scale will say of the same answers", () => {
  expect(issuesOf({})).toEqual([]);
  const rule = ruleOf(shipped.scale);
  const borders = rule.bands.map(({ from }) => from);
  expect(shipped.says.map(({ from }) => from)).toEqual(borders);
  expect(borders).toContain(shipped.advised.amount);
  for (const [one, two] of [
    ["3", "20"],
    ["7", "600"],
    ["5", "30"],
  ] as const) {
    const amount = amountOf(shipped, [one, two]);
    expect(scoreAnswers(rule, { [first.item]: Number(one), [second.item]: Number(two) }).score).toBe(amount);
  }
  expect(scoreAnswers(rule, { [first.item]: 0, [second.item]: 0 }).score).toBe(amountOf(shipped, ["0", ""]));
});

test.each([
  ["8", "20"],
  ["3", "2000"],
  ["3", "2,000"],
  ["three", "20"],
  ["-1", "20"],
  ["3.5", "20"],
])("%s and %s come to nothing, and one of the two gets a sentence", (one, two) => {
  expect(amountOf(shipped, [one, two])).toBeNull();
  expect([readAmount(one, first.max), readAmount(two, second.max)]).toContain(undefined);
});

test("the words are easy to read, in both languages, and shame nobody", () => {
  const said = [shipped.lead, ...shipped.says.map(({ say }) => say)];
  for (const text of said) {
    expect(readingGrade(textOf(text), syllable)).toBeLessThanOrEqual(6);
    expect(textOf(text, "es")).not.toBe(textOf(text));
    for (const language of ["en", "es"])
      expect(textOf(text, language)).not.toMatch(
        /\b(only|too little|should|lazy|risk|sólo|solo|poco activ|debe|riesgo)\b/i,
      );
  }
  expect(textOf(saidTo(shipped, 149) ?? "")).not.toBe(textOf(saidTo(shipped, 150) ?? ""));
});

test("a taster that does not fit its scale is found", () => {
  expect(issuesOf({ scale: "nowhere" })).toEqual(["SCALE_UNKNOWN home.taster.scale"]);
  // The scale of an area is no place for it: its calls are the area's.
  expect(issuesOf({ scale: `${catalogue().domains[0]?.survey}` })).toEqual(["SCALE_UNKNOWN home.taster.scale"]);
  expect(issuesOf({ fields: [{ ...first, max: 6 }, second] })).toEqual(["TASTER_FIELD home.taster.fields[0].item"]);
  expect(issuesOf({ fields: [first, { ...second, item: "hours" }] })).toEqual([
    "TASTER_FIELD home.taster.fields[1].item",
  ]);
  expect(issuesOf({ says: shipped.says.toReversed() })).toContain("SAYS_ORDER home.taster.says[0].from");
  const sum = { ...ruleOf(shipped.scale), score: `{${first.item}} + {${second.item}}` };
  scales.set("a-sum", { survey: surveyOf(shipped.scale), rule: { ...sum, scale: "a-sum" } });
  expect(issuesOf({ scale: "a-sum" })).toEqual(["TASTER_SCORE home.taster.scale"]);
});
