import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerDrawer } from "#core/content-check/proof/sample-answers.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { ENGINE_VERSION } from "#core/scoring/engine-version.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { documentsOf, PUBLISHED } from "../../scales/published-scales.ts";
import { ruleNames, ruleOf, surveyOf } from "../shipped-content.ts";

// A result that was stored must come out the same for ever. The answers, rules and results of each version of the engine
// are kept, and every later engine gives the same numbers for them. A new version is written with KEEPWELL_RECORD=1.

type Vector = {
  readonly answers: Answers;
  readonly stored: Readonly<Record<string, number>>;
  readonly open: readonly string[];
  readonly score: number | null;
  readonly derived: readonly (readonly [name: string, value: number])[];
  readonly alerts: readonly string[];
};
type Scale = { readonly rule: ScoringRule; readonly vectors: readonly Vector[] };

const PER_SCALE = 25;
const fileOf = (version: string) => join(import.meta.dirname, `${version}.json`);

function result(
  rule: ScoringRule,
  answers: Answers,
  stored: Readonly<Record<string, number>>,
  open: readonly string[],
) {
  const { score, trace } = scoreAnswers(rule, answers, stored, new Set(open));
  const derived = trace.derived.map(({ name, value }) => [name, value] as const);
  return { score, derived, alerts: (trace.alerts ?? []).map(({ name }) => name) };
}

function recorded(): Record<string, Scale> {
  let state = 7;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const all = [
    ...ruleNames.map((id) => ({ id, survey: surveyOf(id), rule: ruleOf(id) })),
    ...PUBLISHED.map((id) => ({ id, ...documentsOf(id) })),
  ];
  return Object.fromEntries(
    all.map(({ id, survey, rule }): [string, Scale] => {
      const items = itemsOf(survey);
      const draw = answerDrawer(rule, items, random);
      const stored = rule.examples[0]?.stored ?? {};
      const vectors = Array.from({ length: PER_SCALE }, () => {
        const answers = { ...draw() };
        const open = [...openItems(items, answers)];
        return { answers, stored, open, ...result(rule, answers, stored, open) };
      });
      return [id, { rule, vectors }];
    }),
  );
}

if (process.env["KEEPWELL_RECORD"] === "1") {
  writeFileSync(fileOf(`${ENGINE_VERSION}`), `${JSON.stringify(recorded())}\n`);
}

const versions = readdirSync(import.meta.dirname).flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? []);

test("the answers of this version of the engine are kept", () => {
  expect(versions).toContain(`${ENGINE_VERSION}`);
});

test.each(versions)("what version %s of the engine gave, this one gives", (version) => {
  const scales: Record<string, Scale> = JSON.parse(readFileSync(fileOf(version), "utf8"));
  for (const [id, { rule, vectors }] of Object.entries(scales)) {
    expect(vectors.length, id).toBe(PER_SCALE);
    for (const { answers, stored, open, score, derived, alerts } of vectors) {
      expect(result(rule, answers, stored, open), id).toEqual({ score, derived, alerts });
    }
  }
});
