import { expect, test } from "vitest";
import { proofIssues } from "#core/content-check/check-proof.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { documentsOf, issuesOf } from "../scales/published-scales.ts";

const band = { from: 0, meaning: "Any" } as ScoringRule["bands"][number];
const rule = {
  scale: "mixed",
  points: [
    { items: ["a", "b", "c"], values: { no: 0, yes: 2 } },
    { items: ["d"], values: { no: 0, yes: 2 }, notAsked: 2 },
  ],
  score: "sum({a}, {b}, {c}, {d}) + {minutes}",
  missing: { atMost: 1, countsAs: "mean" },
  bands: [band],
} as const satisfies Parameters<typeof scoreAnswers>[0];

test("the mean is that of the answers with points: no minutes, and nothing that was not asked", () => {
  const { score } = scoreAnswers(rule, { a: "no", b: "no", minutes: 60 }, {}, new Set(["c"]));
  // d was not asked and counts 2; c takes the mean of a and b.
  expect(score).toBe(62);
});

test("a typed number that is left open cannot be made up, and the sentence says so truly", () => {
  const { score, trace } = scoreAnswers(rule, { a: "no", b: "yes", c: "yes" }, {}, new Set(["minutes"]));
  expect([score, trace.missing]).toEqual([null, { open: 1, of: 4, needs: 4 }]);
});

test("a number needs as many answers as the rule asks for, also while there is none yet", () => {
  const items = Array.from({ length: 9 }, (_, index) => `q${index}`);
  const nine = {
    scale: "nine",
    points: [{ items, values: { no: 0, yes: 1 } }],
    score: items.map((item) => `{${item}}`).join(" + "),
    missing: { atMost: 2, countsAs: "mean" },
    bands: [band],
  } as const satisfies Parameters<typeof scoreAnswers>[0];
  const { trace } = scoreAnswers(nine, {}, {}, new Set(items));
  expect(trace.missing).toEqual({ open: 9, of: 9, needs: 7 });
});

test("a rule that goes wrong only where a mean stands in is found", () => {
  const { survey, rule: sum } = documentsOf("ucla-3");
  const odd: ScoringRule = {
    ...sum,
    score: "iif({u1} = 1.5, 99, {u1} + {u2} + {u3})",
    missing: { atMost: 1, countsAs: "mean" },
    examples: [...sum.examples, { title: "one open", answers: { u2: 2, u3: 2 }, score: 6, meaning: "Often" }],
    withoutScore: [{ title: "two open", answers: { u3: 2 } }],
  };
  expect(issuesOf(survey, { ...odd, score: sum.score })).toEqual([]);
  expect(issuesOf(survey, odd).map(({ code }) => code)).toEqual(["LEFT_OPEN_RANGE"]);
  const divided = { ...odd, score: "iif({u1} = 1.5, 1 / 0, {u1} + {u2} + {u3})" };
  expect(issuesOf(survey, divided).map(({ code }) => code)).not.toEqual([]);
});

test("a number for a question that was not asked belongs to a typed question that there is", () => {
  const { survey, rule: sum } = documentsOf("ucla-3");
  const found = (notAsked: Record<string, number>) => issuesOf(survey, { ...sum, notAsked }).map(({ path }) => path);
  expect(found({ u9: 0 })).toEqual(["notAsked.u9"]);
  expect(found({ u1: 0 })).toEqual(["notAsked.u1"]);
});

test("a question that is not counted may depend on all others: how hard it was, asked of those who had any problem", () => {
  const { survey, rule } = documentsOf("phq-9");
  const items = rule.points?.[0]?.items ?? [];
  const last = survey.pages.at(-1)?.elements.at(-1);
  expect([items.length, last?.name]).toEqual([9, "q10"]);
  Object.assign(last ?? {}, { visibleIf: items.map((item) => `{${item}} > 0`).join(" or ") });
  const examples = rule.examples.map((example) => {
    const { q10: _, ...answers } = example.answers;
    return { ...example, answers: Object.values(answers).some((points) => points !== 0) ? example.answers : answers };
  });
  expect(issuesOf(survey, { ...rule, examples })).toEqual([]);
});

test.each(["sum", "+"])(
  "questions that a validator ties together are added with %s, some examples left open",
  (sign) => {
    const { survey, rule } = documentsOf("phq-9");
    const items = rule.points?.[0]?.items ?? [];
    const expression = items.map((item, index) => `{${item}} <> ${index % 4}`).join(" or ");
    Object.assign(survey.pages.at(-1) ?? {}, { validators: [{ type: "expression", expression, text: "Not these." }] });
    const terms = items.map((item) => `{${item}}`);
    const score = sign === "sum" ? `round(sum(${terms.join(", ")}))` : `round(${terms.join(" + ")})`;
    expect(proofIssues("rule.json", { ...rule, score }, survey, () => undefined)).toEqual([]);
  },
);
