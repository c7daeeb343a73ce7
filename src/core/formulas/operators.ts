import { finite, isBlank, minus, numberIn, plus, times } from "./numbers.ts";

type Operator = (one: unknown, other: unknown) => unknown;

/** An operation on two numbers: nothing comes of nothing, never a silent 0. */
const ofNumbers =
  (run: (one: number, other: number) => number): Operator =>
  (a, b) => {
    const one = typeof a === "number" ? a : numberIn(a);
    const other = typeof b === "number" ? b : numberIn(b);
    return one === null || other === null ? null : finite(run(one, other));
  };

/** A comparison. Numbers are compared as numbers, all else as text, without regard to case. */
const comparison =
  (holds: (order: number) => boolean): Operator =>
  (a, b) => {
    // none() has no order either.
    if (isBlank(a) || isBlank(b) || typeof a === "symbol" || typeof b === "symbol") return null;
    const [one, other] = [numberIn(a), numberIn(b)];
    if (one !== null && other !== null) return holds(one - other);
    const [left, right] = [plainText(a), plainText(b)];
    return holds(left === right ? 0 : left < right ? -1 : 1);
  };

const plainText = (value: unknown): string => `${value}`.trim().toLowerCase();

/** What stands between two operands. */
export const BETWEEN: ReadonlyMap<string, Operator> = new Map(
  Object.entries<Operator>({
    "+": ofNumbers(plus),
    "-": ofNumbers(minus),
    "*": ofNumbers(times),
    // A division by zero has no result.
    "/": ofNumbers((one, other) => (other === 0 ? Number.NaN : one / other)),
    "%": ofNumbers((one, other) => (other === 0 ? Number.NaN : one % other)),
    "^": ofNumbers((one, other) => one ** other),
    "=": comparison((order) => order === 0),
    "<>": comparison((order) => order !== 0),
    "<": comparison((order) => order < 0),
    "<=": comparison((order) => order <= 0),
    ">": comparison((order) => order > 0),
    ">=": comparison((order) => order >= 0),
    and: (one, other) => (one === false || other === false ? false : one === true && other === true ? true : null),
    or: (one, other) => (one === true || other === true ? true : one === false && other === false ? false : null),
  }),
);

/** What stands behind its one operand. */
export const BEHIND: ReadonlyMap<string, (value: unknown) => boolean> = new Map(
  Object.entries({
    empty: isBlank,
    notempty: (value: unknown) => !isBlank(value),
  }),
);

export const negate = (value: unknown): boolean | null => (typeof value === "boolean" ? !value : null);
