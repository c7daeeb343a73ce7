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

type Choice = { readonly value: string | number; readonly text: unknown };

/** The longest texts that fields of one line and of several may take. */
const LONGEST: Readonly<Record<string, number>> = { text: 1000, comment: 5000 };

/**
 * Returns what a constraint sets for a text, `string-length(.) <= 40`, or for options that stand alone,
 * `not(selected(., 'none') and count-selected(.) > 1)`.
 */
export function countsOf(
  constraint: Condition,
  self: string,
  { type, choices }: Readonly<Record<string, unknown>> & { readonly type: string },
): { readonly isWhole: boolean; readonly maxLength?: number; readonly choices?: readonly Choice[] } {
  const parts = constraint.kind === "all" ? constraint.of : [constraint];
  const longest = LONGEST[type];
  const lengths = parts.flatMap((part) => lengthIn(part, self) ?? []);
  const alone = new Set(parts.flatMap((part) => aloneIn(part, self) ?? []));
  const [limit] = lengths.sort((one, other) => one - other);
  if (longest !== undefined)
    return {
      isWhole: lengths.length === parts.length && limit !== undefined && limit <= longest,
      ...(limit === undefined ? {} : { maxLength: Math.min(limit, longest) }),
    };
  if (type !== "checkbox" || !Array.isArray(choices)) return { isWhole: false };
  return {
    isWhole: alone.size === parts.length,
    choices: (choices as Choice[]).map((one) => (alone.has(`${one.value}`) ? { ...one, isExclusive: true } : one)),
  };
}

function lengthIn(part: Condition, self: string): number | null {
  const bound = part.kind === "unknown" ? part.bound : undefined;
  if (bound?.of !== "characters" || bound.question !== self) return null;
  const limit =
    bound.operator === "<=" ? Math.floor(bound.limit) : bound.operator === "<" ? Math.ceil(bound.limit) - 1 : 0;
  return limit >= 1 ? limit : null;
}

/** Returns the option that a part wants to stand alone. */
function aloneIn(part: Condition, self: string): string | null {
  if (part.kind !== "not" || part.of.kind !== "all" || part.of.of.length !== 2) return null;
  const picked = part.of.of.find((one) => one.kind === "picked");
  const bound = part.of.of.flatMap((one) => (one.kind === "unknown" && one.bound ? [one.bound] : []))[0];
  const isOneAtMost = bound?.of === "picked" && `${bound.operator} ${bound.limit}`.match(/^(> 1|>= 2)$/) !== null;
  return isOneAtMost && bound.question === self && picked?.question === self ? picked.value : null;
}

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
