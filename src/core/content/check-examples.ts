import type { ScoringRule } from "../contracts/scoring-rule.ts";
import type { SurveyDocument } from "../contracts/survey.ts";
import { scoreAnswers } from "../scoring/score.ts";
import { ScoringError } from "../scoring/scoring-error.ts";
import { answerChecker } from "../surveys/check-answers.ts";
import { itemsOf } from "../surveys/items.ts";
import { type Issue, issuesIn } from "./issue.ts";
import { meantHint } from "./nearest-name.ts";
import { textOf } from "./text-of.ts";

/** Runs a rule's worked examples: its own tests, and the proof a reader can follow. */
export function exampleIssues(file: string, rule: ScoringRule, survey: SurveyDocument): Issue[] {
  const issue = issuesIn(file);
  const check = answerChecker(itemsOf(survey));
  return rule.examples.flatMap((example, index) => {
    const path = `examples[${index}]`;
    const wrongAnswers = check(example.answers);
    if (wrongAnswers.length > 0) {
      return wrongAnswers.map(({ message }) => {
        const hint =
          "Give exactly the answers that a person could give: every question that is asked, options word for word.";
        return issue("EXAMPLE_ANSWERS", `${path}.answers`, `"${example.title}": ${message}`, hint);
      });
    }
    return differences(rule, example).map(({ at, message, hint }) =>
      issue("EXAMPLE_WRONG", `${path}${at}`, `"${example.title}": ${message}`, hint),
    );
  });
}

type Difference = { readonly at: string; readonly message: string; readonly hint: string };

const EITHER = "Correct the rule or the example, whichever is wrong.";

function differences(rule: ScoringRule, example: ScoringRule["examples"][number]): Difference[] {
  try {
    const { score, meaning, subscores } = scoreAnswers(rule, example.answers, example.stored);
    const wrong: Difference[] = [];
    if (score !== example.score) {
      const message = `it should give ${example.score}, but the rule gives ${score}.`;
      wrong.push({ at: ".score", message, hint: EITHER });
    }
    if (meaning !== example.meaning) {
      const message = `the meaning should be "${example.meaning}", but the rule says "${meaning}".`;
      const meanings = rule.bands.map((band) => textOf(band.meaning));
      const hint = meanings.includes(example.meaning) ? EITHER : meantHint(example.meaning, meanings);
      wrong.push({ at: ".meaning", message, hint });
    }
    for (const [name, value] of Object.entries(example.subscores ?? {})) {
      const got = Object.hasOwn(subscores, name) ? subscores[name] : undefined;
      if (got === value) continue;
      const message =
        got === undefined
          ? `the rule has no subscore "${name}".`
          : `${name} should be ${value}, but the rule gives ${got}.`;
      const hint = got === undefined ? meantHint(name, Object.keys(subscores)) : EITHER;
      wrong.push({ at: `.subscores.${name}`, message, hint });
    }
    return wrong;
  } catch (fault) {
    if (fault instanceof ScoringError) return [{ at: "", message: `${fault.message}.`, hint: EITHER }];
    throw fault;
  }
}
