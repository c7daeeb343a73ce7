import { isMoment } from "../../dates/moments.ts";
import type { Condition } from "../conditions/condition-tree.ts";

/** The answers that may have limits. */
export type Limited = "integer" | "decimal" | "date" | "time" | "month";

export type Limits = {
  readonly min?: number | string;
  readonly max?: number | string;
  /** True where every part of the constraint is kept by these. */
  readonly isWhole: boolean;
};

type Bound = { readonly isLeast: boolean; readonly value: number | string };

/**
 * Returns the limits that a constraint such as `. >= 1 and . <= 10` sets. Parts that say anything else are left, and the
 * constraint is then not kept as a whole.
 * @param self the question's own name, which `.` stands for
 */
export function limitsOf(constraint: Condition, self: string, unit: Limited): Limits {
  const parts = constraint.kind === "all" ? constraint.of : [constraint];
  const bounds = parts.map((part) => boundsOf(part, self, unit));
  const all = bounds.flatMap((one) => one ?? []);
  const least = all.filter(({ isLeast }) => isLeast).map(({ value }) => value);
  const most = all.filter(({ isLeast }) => !isLeast).map(({ value }) => value);
  const min = least.length > 0 ? least.reduce((one, other) => (one > other ? one : other)) : undefined;
  const max = most.length > 0 ? most.reduce((one, other) => (one < other ? one : other)) : undefined;
  if (min !== undefined && max !== undefined && min > max) return { isWhole: false };
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    isWhole: !bounds.includes(null),
  };
}

/** Returns what one part sets; null where that is no limit. */
function boundsOf(part: Condition, self: string, unit: Limited): Bound[] | null {
  if (part.kind !== "compare" || part.left.kind !== "question" || part.left.name !== self) return null;
  if (part.right.kind !== "constant") return null;
  const value = valueIn(part.right.value, unit);
  if (value === null) return null;
  const { operator } = part;
  if (operator === ">=" || operator === "<=") {
    const isLeast = operator === ">=";
    if (unit !== "integer" || typeof value !== "number") return [{ isLeast, value }];
    return [{ isLeast, value: isLeast ? Math.ceil(value) : Math.floor(value) }];
  }
  // Only of whole numbers the next one is known.
  if (unit !== "integer" || typeof value !== "number") return null;
  if (operator === ">") return [{ isLeast: true, value: Math.floor(value) + 1 }];
  if (operator === "<") return [{ isLeast: false, value: Math.ceil(value) - 1 }];
  return null;
}

function valueIn(written: string | number | boolean, unit: Limited): number | string | null {
  if (unit === "integer" || unit === "decimal") {
    const number = typeof written === "boolean" || written === "" ? Number.NaN : Number(written);
    return Number.isFinite(number) ? number : null;
  }
  if (typeof written !== "string") return null;
  const moment = unit === "time" ? written.slice(0, 5) : unit === "month" ? written.slice(0, 7) : written;
  return isMoment(unit, moment) ? moment : null;
}
