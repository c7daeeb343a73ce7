import { expect, test } from "vitest";
import { suggestedExamples } from "#core/content-check/examples/suggested-examples.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { TO_CONFIRM } from "#core/shared/to-confirm.ts";
import { documentsOf, issuesOf, PUBLISHED } from "../scales/published-scales.ts";
import { isFull } from "../support/is-full.ts";
import { ruleOf, surveyOf } from "./shipped-content.ts";

const range = () => ({ min: 10, max: 60 });
/** The rule with one example, the one in the middle. */
function bare({ withoutScore: _, ...rule }: ScoringRule): ScoringRule {
  const example = rule.examples[Math.floor(rule.examples.length / 2)];
  return { ...rule, examples: example ? [example] : [] };
}

// The long scales take a second each.
const TRIED = isFull ? PUBLISHED : PUBLISHED.filter((id) => !["ipaq-sf", "psqi", "gds-15", "wemwbs"].includes(id));

test.each(TRIED)("%s: the machine finds every example that the check asks for", (id) => {
  const { survey, rule } = documentsOf(id);
  const few = bare(rule);
  expect(issuesOf(survey, few)).not.toEqual([]);
  const { examples, withoutScore, notFound } = suggestedExamples(few, survey, range);
  expect(notFound).toEqual([]);
  const found = {
    ...few,
    examples: [...few.examples, ...examples],
    ...(withoutScore.length > 0 ? { withoutScore } : {}),
  };
  expect(issuesOf(survey, found as ScoringRule)).toEqual([]);
  for (const { title } of [...examples, ...withoutScore]) expect(title).toMatch(TO_CONFIRM);
  // Nothing more is wanted then, and the same search finds the same.
  expect(suggestedExamples(found as ScoringRule, survey, range)).toEqual({
    examples: [],
    withoutScore: [],
    notFound: [],
  });
  expect(suggestedExamples(few, survey, range).examples).toEqual(examples);
});

test.each([
  ["stress", []],
  // Six lowest answers beside six high ones: the search says that it did not find them, and a person writes the example.
  ["socialization", ['raises "no-family"']],
  ["learning", []],
  ["exercise", []],
])("%s: also where points branch", (id, unfound) => {
  const [survey, rule] = [surveyOf(id), bare(ruleOf(id))];
  const { examples, notFound } = suggestedExamples(rule, survey, range);
  expect(notFound).toEqual(unfound);
  const shown = [...rule.examples, ...examples].map(({ score }) => score);
  expect(shown).toEqual(expect.arrayContaining([rule.range.min, rule.range.max]));
});

test("limits of a further result are shown, and what must be answered is declined", () => {
  const { survey, rule } = documentsOf("panas");
  const [page] = survey.pages;
  if (!page) throw new Error("no page");
  const elements = page.elements.map((element) => ({ ...element, isRequired: true, declinable: true }));
  const declinable = { ...survey, pages: [{ ...page, elements }] } as SurveyDocument;
  const [further, ...others] = rule.further ?? [];
  if (!further) throw new Error("no further result");
  const limited = {
    ...further,
    formula: `round(${further.formula}, 2)`,
    missing: { atMost: 2, countsAs: "mean" as const },
  };
  const few = bare({ ...rule, further: [limited, ...others] });
  const { examples, withoutScore, notFound } = suggestedExamples(few, declinable, range);
  expect(notFound).toEqual([]);
  const limits = [...examples, ...withoutScore].filter(({ title }) => title.includes("left open"));
  expect(limits.map(({ title }) => title.replace(TO_CONFIRM, ""))).toEqual([
    "negative: 2 of 10 questions left open, the most there may be",
    "negative: 3 of 10 questions left open, one too many",
  ]);
  expect(limits.map(({ results }) => results?.["negative"] === null)).toEqual([false, true]);
  expect(JSON.stringify(limits[0]?.answers)).toContain('{"declined":true}');
});
