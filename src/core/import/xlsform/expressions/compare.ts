import type { Comparison, Condition } from "../../conditions/condition-tree.ts";
import type { Names } from "./names.ts";
import { constant, isTruth, joined, negated, type Part, settled, truthOf, unknown } from "./parts.ts";

const MIRRORED = { "=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;
/** More options than this would make a condition that nobody can read. */
const MOST_OPTIONS = 20;

/** Compares two parts, a constant second where there is one. */
export function compared(operator: Comparison, left: Part, right: Part, names: Names): Condition {
  if (left.kind === "constant" && right.kind !== "constant") return compared(MIRRORED[operator], right, left, names);
  if (left.kind === "unknown") return left;
  if (right.kind === "unknown") return right;
  if (isTruth(left) || isTruth(right)) return comparedTruths(operator, left, right);
  if (left.kind === "constant" && right.kind === "constant")
    return comparedConstants(operator, left.value, right.value);
  if (left.kind === "length" || left.kind === "number-picked") return comparedLength(operator, left, right);
  const [one, other] = [settled(left), settled(right)];
  if (one.kind === "question" && other.kind === "constant" && (operator === "=" || operator === "<>")) {
    const options = names.severalOptions(one.name);
    if (options && other.value !== "") return onlyPicked(operator, one.name, `${other.value}`, options);
  } else if (other.kind === "constant" && other.value === "") {
    return unknown("''", "it asks whether something that is worked out is empty");
  }
  return { kind: "compare", operator, left: one, right: other };
}

function comparedTruths(operator: Comparison, left: Part, right: Part): Condition {
  const [one, other] = right.kind === "constant" ? [truthOf(left), right] : [truthOf(left), truthOf(right)];
  const isWanted = other.kind === "constant" ? WANTED.get(other.value) : undefined;
  if (isWanted === undefined || (operator !== "=" && operator !== "<>"))
    return unknown(operator, "it compares one condition with another");
  return isWanted === (operator === "=") ? one : negated(one);
}

const WANTED: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  [false, false],
  [0, false],
]);

type Value = string | number | boolean;

function comparedConstants(operator: Comparison, left: Value, right: Value): Condition {
  if (operator === "=" || operator === "<>") return constant((`${left}` === `${right}`) === (operator === "="));
  const [one, other] = [Number(left), Number(right)];
  const outcomes = { "<": one < other, "<=": one <= other, ">": one > other, ">=": one >= other };
  return constant(outcomes[operator]);
}

/** Of how long an answer is, or how many options are picked, only "more than nothing" can be asked here. */
function comparedLength(operator: Comparison, part: Part, limit: Part): Condition {
  const { kind, question } = part as { readonly kind: string; readonly question: string };
  const number = limit.kind === "constant" ? Number(limit.value) : Number.NaN;
  const empty: Condition = { kind: "empty", of: { kind: "question", name: question } };
  const written = `${operator} ${number}`;
  if (["= 0", "< 1", "<= 0"].includes(written)) return empty;
  if (["<> 0", "> 0", ">= 1"].includes(written)) return negated(empty);
  const what = kind === "length" ? "how long the answer to" : "how many options are picked in";
  const of = kind === "length" ? "characters" : "picked";
  const bound = Number.isFinite(number) ? { bound: { of, question, operator, limit: number } as const } : {};
  return {
    kind: "unknown",
    written: kind,
    why: `it asks ${what} "${question}"${kind === "length" ? " is" : ""}`,
    ...bound,
  };
}

/** In the file a list of options equals one of them where that one alone is picked. */
function onlyPicked(operator: Comparison, question: string, value: string, options: readonly string[]): Condition {
  if (options.length > MOST_OPTIONS)
    return unknown(question, `it asks whether one of ${options.length} options of "${question}" is picked alone`);
  const others = options.filter((option) => option !== value);
  const picked = (option: string): Condition => ({ kind: "picked", question, value: option });
  const alone = joined("all", [picked(value), ...others.map((option) => negated(picked(option)))]);
  return operator === "=" ? alone : negated(alone);
}
