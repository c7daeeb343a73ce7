import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";

/** Checks that the margin is smaller than the range: otherwise no two results could ever differ. */
export function marginIssues({ margin, range: { min, max } }: ScoringRule, issue: MakeIssue): Issue[] {
  if (!margin || margin.within < max - min) return [];
  const message = `A change of ${margin.within} is called none, yet scores only run from ${min} to ${max}.`;
  return [issue("MARGIN_WIDE", "margin.within", message, `Give a number above 0 and below ${max - min}.`)];
}
