import { expect, test } from "vitest";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { documentsOf, issuesOf } from "../scales/published-scales.ts";

const { survey, rule } = documentsOf("phq-9");
const said = (change: object) =>
  issuesOf(survey, { ...rule, ...change } as ScoringRule).map(({ path, message, hint }) => [path, message, hint]);

test("a word in place of one of a few names is told with the names there are", () => {
  const bands = rule.bands.map((band, index) => (index === 2 ? { ...band, tone: "amber" } : band));
  expect(said({ bands })).toEqual([
    ["bands[2].tone", '"amber" is not a name that can be used here.', 'Known here: "good", "fair", "watch", "alert".'],
  ]);
});

test("answers of an example to a matrix are asked for row by row", () => {
  const [first, ...others] = rule.examples;
  const examples = [{ ...first, answers: { felt: { calm: 1 } } }, ...others];
  expect(said({ examples })).toEqual([
    [
      "examples[0].answers.felt",
      "The answers to several rows or fields cannot stand together in an example.",
      'Write each by its own name: "felt.calm": 1.',
    ],
  ]);
});
