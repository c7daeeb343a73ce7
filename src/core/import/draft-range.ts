import { reachableScores } from "../content-check/proof/reachable-scores.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Item } from "../surveys/items.ts";

/** Formulas over more questions would take too long to try. */
const MOST_COUNTED = 100;

/** Returns the lowest and the highest score that a proposed rule can give; null where that cannot be computed. */
export function draftRange(rule: ScoringRule, items: readonly Item[], counted: number): ScoringRule["range"] | null {
  if (counted > MOST_COUNTED) return null;
  try {
    const { low, high } = reachableScores(rule, items, new Map()).score;
    return Number.isFinite(low) && Number.isFinite(high) && low < high ? { min: low, max: high } : null;
  } catch {
    // A formula that fails for some answers is found by the content check, which says where.
    return null;
  }
}
