import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import type { Item } from "../surveys/items.ts";
import { missingLimit } from "./missing-limit.ts";
import { meantHint } from "./nearest-name.ts";

/** Checks the numbers of typed questions that a condition hides: an item with points has its own "notAsked". */
export function notAskedIssues(
  { notAsked = {}, points = [] }: ScoringRule,
  items: readonly Item[],
  issue: MakeIssue,
): Issue[] {
  const names = new Set(items.map(({ name }) => name));
  return Object.keys(notAsked).flatMap((name) => {
    const path = `notAsked.${name}`;
    if (!names.has(name)) {
      return [issue("ITEM_UNKNOWN", path, `The survey asks no question named "${name}".`, meantHint(name, names))];
    }
    if (!points.some((group) => group.items.includes(name))) return [];
    const message = `Question "${name}" has points, and what it counts when it is not asked stands there.`;
    return [issue("NOT_ASKED_TWICE", path, message, 'Write "notAsked" beside its points, and remove it here.')];
  });
}

/**
 * Checks what a rule says of items left open: the limit leaves answers to go by, and examples show both sides of it,
 * because a limit that is off by one gives people a score that they should not have.
 */
export function missingIssues(rule: ScoringRule, items: readonly Item[], issue: MakeIssue): Issue[] {
  const limit = missingLimit(rule, items);
  if (!limit) return [];
  const { counted, most, mayBeOpen, lacksLimit, lacksBeyond } = limit;
  if (mayBeOpen.length === 0) {
    const message = "Every question of the score needs an answer, so none can be left open.";
    return [issue("MISSING_NEVER", "missing", message, 'Remove "missing", or take "isRequired" from the questions.')];
  }
  if (most < 1 || most >= counted.size) {
    const message = `Of ${counted.size} questions, ${most} may be left open.`;
    return [issue("MISSING_LIMIT", "missing.atMost", message, `Give a number from 1 to ${counted.size - 1}.`)];
  }
  const places = [
    ...(!lacksLimit
      ? []
      : [{ path: "examples", count: most, remedy: "Add one, with the score as the method has it." }]),
    ...(lacksBeyond ? [{ path: "withoutScore", count: most + 1, remedy: "Add one under withoutScore." }] : []),
  ];
  return places.map(({ path, count, remedy }) =>
    issue("EXAMPLE_MISSING", path, `No example leaves ${count} of the ${counted.size} questions open.`, remedy),
  );
}
