import type { Consequences } from "#core/api/studio.ts";
import type { ExampleWithoutScore } from "#core/content-model/scoring-rule.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { ScoringError } from "#core/scoring/scoring-error.ts";
import type { Trace } from "#core/scoring/trace.ts";
import { openItems } from "#core/surveys/open-items.ts";
import type { Scale } from "../content/content.ts";

type Rerun = Consequences["examples"][number];
type Stated = ExampleWithoutScore & { readonly score: number | null; readonly meaning?: string };

/** Runs each example of a rule, with and without a score, and says whether it comes out as written. */
export function rerunExamples(scale: Pick<Scale, "rule" | "items">): Rerun[] {
  const { examples, withoutScore = [] } = scale.rule;
  return [...examples, ...withoutScore.map((example) => ({ ...example, score: null }))].map((example) =>
    rerun(scale, example),
  );
}

function rerun({ rule, items }: Pick<Scale, "rule" | "items">, example: Stated): Rerun {
  const { title, answers, stored, score, meaning = "", results = {}, alerts = [] } = example;
  const expected = { score, meaning, results, alerts };
  try {
    const scored = scoreAnswers(rule, answers, stored, openItems(items, answers));
    const got = {
      score: scored.score,
      meaning: scored.meaning,
      results: namedResults(scored.trace, Object.keys(results)),
      alerts: (scored.trace.alerts ?? []).map(({ name }) => name),
    };
    return { title, isRight: isAlike(expected, got), expected, got, why: null };
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error;
    return { title, isRight: false, expected, got: null, why: error.message };
  }
}

/** Returns the results that an example states; one that the rule does not have is absent. */
const namedResults = ({ results = [] }: Trace, names: readonly string[]): Record<string, number | null> =>
  Object.fromEntries(results.flatMap(({ name, score }) => (names.includes(name) ? [[name, score]] : [])));

function isAlike(one: Rerun["expected"], other: Rerun["expected"]): boolean {
  const asText = ({ score, meaning, results, alerts }: Rerun["expected"]) =>
    JSON.stringify([score, meaning, Object.entries(results).sort(), alerts.toSorted()]);
  return asText(one) === asText(other);
}
