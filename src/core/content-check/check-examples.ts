import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { scoreAnswers } from "../scoring/score.ts";
import { ScoringError } from "../scoring/scoring-error.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";
import { answerChecker } from "../surveys/check-answers.ts";
import { itemsOf } from "../surveys/items.ts";
import { meantHint } from "./nearest-name.ts";

/** The number of wrong examples reported in full. Further ones mostly repeat one mistake. */
const REPORTED = 3;
const EITHER = "Correct the rule or the example, whichever is wrong.";

/** Runs a rule's worked examples, which are its own tests and show readers how it works. */
export function exampleIssues(file: string, rule: ScoringRule, survey: SurveyDocument): Issue[] {
  const issue = issuesIn(file);
  const check = answerChecker(itemsOf(survey));
  const refused = rule.examples.flatMap((example, index) =>
    check(example.answers).map(({ message }) => {
      const hint = "Give the answers a person could give: every question that is asked, each option word for word.";
      return issue("EXAMPLE_ANSWERS", `examples[${index}].answers`, `"${example.title}": ${message}`, hint);
    }),
  );
  const wrong = rule.examples.flatMap((example, index) => {
    if (refused.some(({ path }) => path === `examples[${index}].answers`)) return [];
    const { differences, hint } = comparison(rule, example);
    if (differences.length === 0) return [];
    return [issue("EXAMPLE_WRONG", `examples[${index}]`, `"${example.title}": ${differences.join("; ")}.`, hint)];
  });
  if (wrong.length <= REPORTED + 1) return [...refused, ...wrong];
  const message = `${wrong.length - REPORTED} more examples come out otherwise than written.`;
  const hint = "When so many differ, look at the rule first.";
  return [...refused, ...wrong.slice(0, REPORTED), issue("EXAMPLE_WRONG", "examples", message, hint)];
}

type Comparison = { readonly differences: readonly string[]; readonly hint: string };

/** Compares what an example states with what the rule gives for its answers. */
function comparison(rule: ScoringRule, example: ScoringRule["examples"][number]): Comparison {
  try {
    const { score, meaning, subscores } = scoreAnswers(rule, example.answers, example.stored);
    const differences: string[] = [];
    let hint = EITHER;
    if (score !== example.score) differences.push(`the score should be ${example.score}, but the rule gives ${score}`);
    if (meaning !== example.meaning) {
      differences.push(`the meaning should be "${example.meaning}", but the rule says "${meaning}"`);
      const meanings = rule.bands.map((band) => textOf(band.meaning));
      if (!meanings.includes(example.meaning)) hint = meantHint(example.meaning, meanings);
    }
    for (const [name, value] of Object.entries(example.subscores ?? {})) {
      const got = Object.hasOwn(subscores, name) ? subscores[name] : undefined;
      if (got === value) continue;
      if (got === undefined) hint = meantHint(name, Object.keys(subscores));
      const given = got === undefined ? "the rule has no such subscore" : `the rule gives ${got}`;
      differences.push(`${name} should be ${value}, but ${given}`);
    }
    return { differences, hint };
  } catch (fault) {
    if (fault instanceof ScoringError) return { differences: [fault.message], hint: EITHER };
    throw fault;
  }
}
