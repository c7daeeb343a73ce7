import type { ScoringRule } from "../contracts/scoring-rule.ts";
import type { SurveyDocument } from "../contracts/survey.ts";
import { scoreAnswers } from "../scoring/score.ts";
import { ScoringError } from "../scoring/scoring-error.ts";
import { answerChecker } from "../surveys/check-answers.ts";
import { itemsOf } from "../surveys/items.ts";
import type { Issue } from "./issue.ts";

/** Runs a rule's worked examples: its own tests, and the proof a reader can follow. */
export function exampleIssues(file: string, rule: ScoringRule, survey: SurveyDocument): Issue[] {
  const check = answerChecker(itemsOf(survey));
  return rule.examples.flatMap((example, index) => {
    const path = `examples[${index}]`;
    const wrongAnswers = check(example.answers);
    if (wrongAnswers.length > 0) {
      return wrongAnswers.map(({ message }) => ({ code: "EXAMPLE_ANSWERS", file, path: `${path}.answers`, message }));
    }
    return differences(rule, example).map((message) => ({
      code: "EXAMPLE_WRONG",
      file,
      path,
      message: `"${example.title}": ${message}`,
      hint: "Correct the rule or the example, whichever is wrong.",
    }));
  });
}

function differences(rule: ScoringRule, example: ScoringRule["examples"][number]): string[] {
  try {
    const { score, meaning, subscores } = scoreAnswers(rule, example.answers, example.stored);
    const expected = { score: example.score, meaning: example.meaning, ...example.subscores };
    const got: Record<string, unknown> = { score, meaning, ...subscores };
    return Object.entries(expected)
      .filter(([name, value]) => got[name] !== value)
      .map(([name, value]) => `${name} should be ${value}, but the rule gives ${got[name]}.`);
  } catch (fault) {
    if (fault instanceof ScoringError) return [`${fault.message}.`];
    throw fault;
  }
}
