import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { parsedDraft, parsedWithBlanks } from "../../server/studio/draft.ts";
import { scoringFactsOf, suggestedFor } from "../../server/studio/scoring-apart.ts";

const survey = readFileSync("surveys/stress.json", "utf8");
const written = readFileSync("scoring-rules/stress.json", "utf8");
const { signal } = new AbortController();
const rangeOf = () => undefined;
const changed = (change: Partial<ScoringRule>) => JSON.stringify({ ...JSON.parse(written), ...change });
const facts = (rule: string, questions = survey) =>
  scoringFactsOf(parsedDraft({ survey: questions, rule }), rangeOf, signal);

test("the facts are the items with their options, the scores there are, and what examples give", async () => {
  const { items, results, examples } = await facts(written);
  expect(items?.map(({ name }) => name)).toEqual(["1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3"]);
  expect(items?.find(({ isReversed }) => isReversed)).toMatchObject({ name: "1-3", options: { length: 5 } });
  const [reach] = results ?? [];
  expect(reach?.isProved).toBe(true);
  // 37 sums are stretched over 41 numbers.
  expect(reach?.scores).toHaveLength(37);
  expect(reach?.scores).not.toContain(5);
  expect(examples?.every(({ isRight }) => isRight)).toBe(true);
});

test("a rule that cannot be scored still has its items; a survey that cannot be read has none", async () => {
  expect(await facts(changed({ score: "{nothing}" }))).toMatchObject({ items: { length: 9 }, results: null });
  expect(await facts("{")).toMatchObject({ items: { length: 9 }, results: null, examples: null });
  expect(await facts(written, "{")).toEqual({ items: null, results: null, examples: null });
});

test("a band and an alert that were just added have no words yet, and the scores stay", async () => {
  const { bands } = JSON.parse(written) as ScoringRule;
  const blank = { from: 50, meaning: "", legend: "", tone: "good", explanation: "", nextStep: "" } as const;
  const alert = { name: "", when: "", kind: "note", say: "" } as const;
  for (const change of [{ bands: [...bands, blank] }, { alerts: [alert] }]) {
    const draft = parsedWithBlanks({ survey, rule: changed(change) });
    const { results, examples } = await scoringFactsOf(draft, rangeOf, signal);
    expect(results?.[0]?.scores).toHaveLength(37);
    expect(examples?.map(({ title }) => title)).not.toEqual([]);
  }
});

test("examples are found where they alone are lacking; otherwise the first issue is said", async () => {
  const bare = parsedDraft({ survey, rule: changed({ examples: [] }) });
  const { examples, notFound, why } = await suggestedFor(bare, [], rangeOf, signal);
  expect(why).toBeNull();
  expect(notFound).toEqual([]);
  expect(examples.map(({ score }) => score)).toEqual(expect.arrayContaining([0, 13, 14, 26, 27, 40]));
  const issue = { code: "RANGE_NARROW", file: "", path: "range.max", message: "The range is wrong.", hint: "" };
  expect(await suggestedFor(bare, [issue], rangeOf, signal)).toMatchObject({ examples: [], why: issue.message });
});
