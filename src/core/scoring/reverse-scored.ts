import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { oneOf } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../question-types/item.ts";

/**
 * Returns the names of the reverse-scored items: their points fall along options for which the points of other
 * items rise. When all items with the same options fall, none is reverse-scored.
 */
export function reverseScored({ points = [] }: ScoringRule, items: readonly Item[]): ReadonlySet<string> {
  const directions = points.flatMap((group) =>
    group.items.flatMap((name) => {
      const item = items.find((one) => one.name === name);
      const options = item && oneOf(item.answer)?.map(({ value }) => `${value}`);
      if (!options) return [];
      const ordered = options.map((option) => group.values[option] ?? 0);
      return [{ name, options: JSON.stringify(options), way: wayOf(ordered) }];
    }),
  );
  const rising = new Set(directions.filter(({ way }) => way === 1).map(({ options }) => options));
  return new Set(directions.filter(({ way, options }) => way === -1 && rising.has(options)).map(({ name }) => name));
}

/** Returns 1 for points that rise from option to option, -1 for points that fall, 0 for neither. */
function wayOf(ordered: readonly number[]): 1 | 0 | -1 {
  const steps = ordered.slice(1).map((points, index) => points - (ordered[index] ?? 0));
  if (steps.every((step) => step === 0)) return 0;
  if (steps.every((step) => step >= 0)) return 1;
  return steps.every((step) => step <= 0) ? -1 : 0;
}
