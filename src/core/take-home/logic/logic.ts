import type { OptionValue } from "../../question-types/options.ts";

// Conditions and calculations as every program can say them: what SurveyJS and our rules leave to custom (blanks, letter
// case, numbers in quotes) is decided before, so that a printer only writes down.

export type Comparison = "=" | "<>" | "<" | "<=" | ">" | ">=";
export type Arithmetic = "+" | "-" | "*" | "/" | "%" | "^";
/** `fixed` rounds as JavaScript's toFixed: a half may go down. */
export type Call = "min" | "max" | "round" | "fixed" | "floor" | "ceil";

type Joint = { readonly kind: "all" | "any"; readonly of: readonly Logic[] };

export type Logic =
  | Joint
  /** This option of the item is picked, or is not. */
  | { readonly kind: "picked"; readonly item: string; readonly option: OptionValue; readonly is: boolean }
  /** The item, or the calculated field, has a value, or has none. */
  | { readonly kind: "answered"; readonly of: string; readonly is: boolean }
  | { readonly kind: "compare"; readonly operator: Comparison; readonly left: Amount; readonly right: Amount };

export type Amount =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "value"; readonly of: string }
  | { readonly kind: "blank" }
  /** The minutes from one time of day to another, both of the same day: below 0 where the other one is earlier. */
  | { readonly kind: "minutes"; readonly from: string; readonly to: string }
  | { readonly kind: "arithmetic"; readonly operator: Arithmetic; readonly left: Amount; readonly right: Amount }
  | { readonly kind: "call"; readonly name: Call; readonly of: readonly Amount[] }
  | { readonly kind: "if"; readonly when: Logic; readonly then: Amount; readonly otherwise: Amount };

/** Thrown where a condition or a formula has no words in other programs; the message ends a sentence. */
export class Unsayable extends Error {
  override readonly name = "Unsayable";
}

export const ALWAYS: Logic = { kind: "all", of: [] };
export const NEVER: Logic = { kind: "any", of: [] };
export const BLANK: Amount = { kind: "blank" };
export const number = (value: number): Amount => ({ kind: "number", value });
export const valueIn = (of: string): Amount => ({ kind: "value", of });
export const answered = (of: string): Logic => ({ kind: "answered", of, is: true });
export const picked = (item: string, option: OptionValue): Logic => ({ kind: "picked", item, option, is: true });
export const when = (condition: Logic, then: Amount, otherwise: Amount): Amount =>
  isAlways(condition) ? then : { kind: "if", when: condition, then, otherwise };
const isJoint = (logic: Logic): logic is Joint => logic.kind === "all" || logic.kind === "any";
export const isAlways = (logic: Logic): boolean => logic.kind === "all" && logic.of.length === 0;

/** Joins conditions; one that always holds, or never, decides without being written. */
export function joined(kind: "all" | "any", parts: readonly Logic[]): Logic {
  const flat = parts.flatMap((part) => (isJoint(part) && part.kind === kind ? part.of : [part]));
  const ends = kind === "all" ? NEVER : ALWAYS;
  if (flat.some((part) => isJoint(part) && part.kind === ends.kind && part.of.length === 0)) return ends;
  const [only] = flat;
  return only && flat.length === 1 ? only : { kind, of: flat };
}

const INVERSE = { "=": "<>", "<>": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">" } as const;

/** Returns the opposite, without a word for "not": not every program has one. */
export function negated(logic: Logic): Logic {
  if (isJoint(logic)) return joined(logic.kind === "all" ? "any" : "all", logic.of.map(negated));
  if (logic.kind === "compare") return { ...logic, operator: INVERSE[logic.operator] };
  return { ...logic, is: !logic.is };
}

/** Adds up; 0 for nothing. */
export function added(amounts: readonly Amount[]): Amount {
  const [first = number(0), ...rest] = amounts;
  return rest.reduce((left, right): Amount => ({ kind: "arithmetic", operator: "+", left, right }), first);
}

/** Returns the functions that a calculation calls outside its conditions. */
export function callsIn(amount: Amount): Call[] {
  if (amount.kind === "call") return [amount.name, ...amount.of.flatMap(callsIn)];
  if (amount.kind === "arithmetic") return [amount.left, amount.right].flatMap(callsIn);
  return amount.kind === "if" ? [amount.then, amount.otherwise].flatMap(callsIn) : [];
}

/** What is said of `fixed` where a program rounds each half up. */
export const ROUNDED = "The score is rounded there with each half up; here a half such as 35.15 may go down.";
