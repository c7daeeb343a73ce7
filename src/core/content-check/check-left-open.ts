import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { scoreAnswers } from "../scoring/score.ts";
import { ScoringError } from "../scoring/scoring-error.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import { type Item, mayStayOpen } from "../surveys/items.ts";
import { openItems } from "../surveys/open-items.ts";
import { seededRandom } from "./proof/random.ts";
import { answerDrawer } from "./proof/sample-answers.ts";

/** How many sets of answers are tried. It is a sample: the proof of the range covers complete answers alone. */
const TRIED = 500;
const HINT = 'Change the formula, or require an answer to the questions it cannot do without ("isRequired": true).';

/** Tries answers of which some are left open: each gives a score within the range, or none. */
export function leftOpenIssues(rule: ScoringRule, items: readonly Item[], issue: MakeIssue): Issue[] {
  if (!items.some(mayStayOpen)) return [];
  const draw = answerDrawer(rule, items, seededRandom(1));
  const stored = rule.examples[0]?.stored ?? {};
  for (let tried = 0; tried < TRIED; tried++) {
    const answers = draw();
    const open = openItems(items, answers);
    if (open.size === 0) continue;
    const left = [...open].join(", ");
    try {
      const { score, trace } = scoreAnswers(rule, answers, stored, open);
      const further = (rule.further ?? []).map(({ range }, index) => ({
        range,
        score: trace.results?.[index]?.score ?? null,
        path: `further[${index}].formula`,
      }));
      const outside = [{ range: rule.range, score, path: "score" }, ...further].find(
        (one) => one.score !== null && (one.score < one.range.min || one.score > one.range.max),
      );
      if (!outside) continue;
      const { min, max } = outside.range;
      const message = `With ${left} left open, answers can give ${outside.score}, and the range is ${min} to ${max}.`;
      return [issue("LEFT_OPEN_RANGE", outside.path, message, HINT)];
    } catch (error) {
      if (!(error instanceof ScoringError)) throw error;
      return [issue("LEFT_OPEN_NO_NUMBER", "score", `With ${left} left open: ${error.message}.`, HINT)];
    }
  }
  return [];
}
