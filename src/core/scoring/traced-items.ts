import { type Answers, type AnswerValue, isDeclined } from "../content-model/answers.ts";
import { own } from "./own-property.ts";
import { pointsOf } from "./points.ts";
import type { PreparedRule, Values } from "./prepared-rule.ts";
import type { RuleFormulas } from "./rule-formulas.ts";
import { ScoringError } from "./scoring-error.ts";
import type { TracedItem } from "./trace.ts";

/**
 * Returns the items with their points, in the rule's order; fills `values` with the points, and with answers that
 * are used unchanged.
 */
export function tracedItems(
  rule: RuleFormulas,
  prepared: PreparedRule,
  answers: Answers,
  open: ReadonlySet<string>,
  values: Values,
): TracedItem[] {
  const { pointed, isPointed, placeOf } = prepared;
  const items: TracedItem[] = [];
  const hasOpen = open.size > 0;
  let answered = 0;
  for (const { item, at, group, place } of pointed) {
    const answer = own(answers, item);
    if (hasOpen && open.has(item)) {
      // A rule without "missing" comes from before it: what was left open counted as not asked.
      const isFromBefore = !prepared.hasMissing && !isDeclined(answer);
      const points = group.skipped ?? (isFromBefore ? group.notAsked : undefined);
      items.push({ item, answer: null, points: points ?? null, state: stateOf(answer) });
      values[at] = points;
      continue;
    }
    const points = answer === undefined ? group.notAsked : pointsOf(group.values, answer);
    if (points === undefined) {
      const reason =
        answer === undefined
          ? `item ${item} has no answer and no "notAsked" value`
          : `no points for answer "${answer}" of item ${item}`;
      throw new ScoringError(rule.scale, place, reason);
    }
    if (answer !== undefined) answered += 1;
    items.push({ item, answer: answer ?? null, points });
    values[at] = points;
  }
  const names = Object.keys(answers);
  // Most rules give points for every item exactly once; then there is nothing else to look for.
  const isWhole = !hasOpen && rule.notAsked === undefined;
  if (isWhole && names.length === answered && isPointed.size === pointed.length) return items;
  for (const item of names) {
    const answer = answers[item];
    if (answer === undefined || isPointed.has(item) || open.has(item)) continue;
    items.push({ item, answer, points: null });
    const at = placeOf.get(item);
    if (at !== undefined) values[at] = answer;
  }
  for (const item of open)
    if (!isPointed.has(item)) items.push({ item, answer: null, points: null, state: stateOf(own(answers, item)) });
  for (const [item, points] of Object.entries(rule.notAsked ?? {})) {
    if (open.has(item) || own(answers, item) !== undefined) continue;
    items.push({ item, answer: null, points });
    const at = placeOf.get(item);
    if (at !== undefined) values[at] = points;
  }
  return items;
}

/** Why an open item has no answer. */
export const stateOf = (answer: AnswerValue | undefined): "declined" | "skipped" =>
  isDeclined(answer) ? "declined" : "skipped";
