import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";

/** A margin leaves room for change: one as wide as the range would call every two results the same. */
export function marginIssues({ margin, range: { min, max } }: ScoringRule, issue: MakeIssue): Issue[] {
  if (!margin || margin.within < max - min) return [];
  const message = `A change of ${margin.within} is called none, yet scores only run from ${min} to ${max}.`;
  return [issue("MARGIN_WIDE", "margin.within", message, `Give a number above 0 and below ${max - min}.`)];
}
