import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { MakeIssue } from "../shared/issue.ts";
import { placeInResult, withoutResultParts } from "../shared/result-parts.ts";

/** A rule with one of its further results in the place of the score, so that the checks of a score serve it too. */
export type RuleOfResult = {
  readonly rule: ScoringRule;
  /** Makes issues at the places that the result has in the rule. */
  readonly at: (issue: MakeIssue) => MakeIssue;
};

/** Returns a rule for each further result, with the examples that say what it comes to. */
export function rulesOfFurther(rule: ScoringRule): RuleOfResult[] {
  const { further = [], alerts: _, unscored: __, main: ___, ...shared } = rule;
  return further.map(({ name, title: _title, formula, ...part }, index): RuleOfResult => {
    const rest = withoutResultParts(shared);
    const examples = [...rule.examples, ...(rule.withoutScore ?? [])];
    const scored = examples.flatMap(({ alerts: _a, ...example }) => {
      const score = example.results?.[name];
      return typeof score === "number" ? [{ ...example, score }] : [];
    });
    const withoutScore = examples.filter(({ results }) => results?.[name] === null);
    const place = `further[${index}]`;
    return {
      rule: {
        ...rest,
        ...part,
        score: formula,
        examples: scored,
        ...(withoutScore.length > 0 ? { withoutScore } : {}),
      },
      at: (issue) => (code, path, message, hint) => {
        return issue(code, placeInResult(path, place), message, hint);
      },
    };
  });
}
