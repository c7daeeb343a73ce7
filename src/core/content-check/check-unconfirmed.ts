import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { TO_CONFIRM } from "../shared/to-confirm.ts";

/** Warns once for each rule with examples that nobody has confirmed: the rule alone says that they are right. */
export function unconfirmedWarnings(file: string, rule: unknown): Issue[] {
  const { examples, withoutScore } = (rule ?? {}) as Partial<ScoringRule>;
  const shown = [examples, withoutScore].flatMap((list) => (Array.isArray(list) ? list : []));
  const count = shown.filter((example) => `${example?.title}`.startsWith(TO_CONFIRM)).length;
  if (count === 0) return [];
  const message = `${count} of ${shown.length} examples were found by the machine and are not confirmed.`;
  const hint = `Work each out by hand, correct what differs, and take "${TO_CONFIRM.trim()}" from its title.`;
  return [issuesIn(file)("EXAMPLE_UNCONFIRMED", "examples", message, hint)];
}
