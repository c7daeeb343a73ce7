import type { Steps } from "../../content-model/scoring-rule.ts";
import { stepOf } from "../../scoring/derived-values.ts";
import { highestOf, lowestOf, numbersOnly } from "./number-sets.ts";

/** The values a node can take. */
export type Reach = {
  /** Each value is given by some valid answers. */
  readonly values: readonly unknown[];
  /** No value lies outside `low` and `high`, whatever the answers. */
  readonly low: number;
  readonly high: number;
  /** True when it is proved that there are no other values. */
  readonly complete: boolean;
};

export function completeReach(values: readonly unknown[]): Reach {
  const numbers = numbersOnly(values);
  return { values, low: lowestOf(numbers), high: highestOf(numbers), complete: true };
}

/** Returns a reach whose values were found by trying, between certain bounds. */
export function foundReach(values: readonly unknown[], low = -Infinity, high = Infinity): Reach {
  return { values: [...new Set(values)], low, high, complete: false };
}

/** Trying finds some values, and reasoning excludes others. If what was found is all that is possible, that is a proof. */
export function agreed(found: Reach, possible: readonly unknown[] | null): Reach {
  if (!possible) return found;
  const known = new Set(found.values);
  const bounded = completeReach(possible);
  if (possible.every((value) => known.has(value))) return bounded;
  return { ...found, low: Math.max(found.low, bounded.low), high: Math.min(found.high, bounded.high) };
}

/** Cut-offs map endless values to a few, so the reach of a step may be proved even if the reach of its operand is not. */
export function steppedReach(steps: Steps, of: Reach): Reach {
  const numbers = numbersOnly(of.values);
  const found = [...new Set(numbers.map((value) => stepOf(steps, value)).filter((value) => value !== null))];
  return of.complete ? completeReach(found) : agreed(foundReach(found), possibleSteps(steps, of));
}

/** Returns what the steps can give between the bounds of their operand. */
export function possibleSteps(steps: Steps, { low, high }: Pick<Reach, "low" | "high">): number[] {
  const list = "from" in steps ? steps.from : steps.upTo;
  const possible = list.filter(([at], index) => {
    if ("from" in steps) return at <= high && low < (list[index + 1]?.[0] ?? Infinity);
    return low <= at && high > (list[index - 1]?.[0] ?? -Infinity);
  });
  return [...new Set(possible.map(([, value]) => value))];
}

/** Returns the bounds of an operation's results from the bounds of its operands. */
export function boundsOf(operator: string, operands: readonly Reach[]): Pick<Reach, "low" | "high"> {
  const lows = operands.map(({ low }) => low);
  const highs = operands.map(({ high }) => high);
  const [first, second] = operands;
  switch (operator) {
    case "+":
    case "sum":
      return { low: lows.reduce((a, b) => a + b, 0), high: highs.reduce((a, b) => a + b, 0) };
    case "-":
      if (!first || !second) break;
      return { low: first.low - second.high, high: first.high - second.low };
    case "*": {
      if (!first || !second) break;
      const corners = [first.low, first.high].flatMap((a) => [second.low, second.high].map((b) => a * b || 0));
      return { low: lowestOf(corners), high: highestOf(corners) };
    }
    case "min":
      return { low: lowestOf(lows), high: lowestOf(highs) };
    case "max":
      return { low: highestOf(lows), high: highestOf(highs) };
    case "round":
    case "floor":
    case "ceil":
    case "fixed":
    case "trunc":
      if (!first) break;
      return { low: Math.floor(first.low), high: Math.ceil(first.high) };
  }
  return { low: -Infinity, high: Infinity };
}
