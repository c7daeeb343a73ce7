import { constantText, isReadBack } from "../../conditions/constant-text.ts";
import type { OptionValue } from "../../question-types/options.ts";
import type { Condition } from "./condition-tree.ts";

/** What a name of the file stands for here. */
export type Resolved = {
  /** The item, such as `mood` or `week.monday`. */
  readonly name: string;
  /** True where several options may be picked. */
  readonly isSeveral: boolean;
  /** The values that may be answered; null for a typed answer. */
  readonly options: readonly OptionValue[] | null;
  /** Codes of the file that are answered by another value here. */
  readonly codes?: ReadonlyMap<string, OptionValue>;
};

export type Printed = { readonly text: string; readonly errors: readonly string[] };

/** Signs of SurveyJS, in which conditions of a survey are written. */
const ORDERED: ReadonlySet<string> = new Set(["<", "<=", ">", ">="]);

/**
 * Prints a condition in the language of our surveys, with the names of our items. It is printed anew from its parts;
 * nothing of the file's own writing is taken over.
 * @returns the errors instead where a part cannot be said here
 */
export function printCondition(condition: Condition, resolve: (source: string) => Resolved | null): Printed {
  const errors: string[] = [];
  const itemOf = (source: string): Resolved | null => {
    const item = resolve(source);
    if (!item) errors.push(`it names "${source}", which is no question that came over`);
    return item;
  };
  const quoted = (constant: OptionValue): string => {
    if (!isReadBack(constant)) errors.push(`it compares with "${constant}", which a condition cannot say`);
    return constantText(constant);
  };
  const name = ({ name: own }: Resolved) => `{${own}}`;
  const hasAnswer = (parts: readonly Condition[]): string[] =>
    [...new Set(parts.flatMap(namedDirectly))].flatMap((source) => {
      const item = itemOf(source);
      return item ? [`${name(item)} notempty`] : [];
    });

  const value = (item: Resolved, written: string | number | boolean): string => {
    const option = item.codes?.get(`${written}`) ?? item.options?.find((one) => `${one}` === `${written}`);
    if (item.options && option === undefined)
      errors.push(`it compares "${item.name}" with ${constantText(written)}, which is none of its options`);
    if (option !== undefined) return quoted(option);
    return typeof written === "string" && item.options === null && isNumber(written)
      ? `${Number(written)}`
      : quoted(written);
  };
  const equal = (item: Resolved, written: string | number | boolean, isEqual: boolean): string => {
    if (written === "") return `${name(item)} ${isEqual ? "empty" : "notempty"}`;
    if (item.isSeveral) {
      return `${name(item)} ${isEqual ? "contains" : "notcontains"} ${value(item, written)}`;
    }
    return `${name(item)} ${isEqual ? "=" : "<>"} ${value(item, written)}`;
  };
  const compare = (one: Extract<Condition, { kind: "compare" }>): string => {
    const { operator, left, right } = one;
    if (left.kind === "constant" && right.kind !== "constant")
      return compare({ ...one, operator: MIRRORED[operator], left: right, right: left });
    if (left.kind === "question" && right.kind === "constant" && !ORDERED.has(operator)) {
      const item = itemOf(left.name);
      return item ? equal(item, right.value, operator === "=") : "";
    }
    const answered = isWithAnswers(one) ? hasAnswer([left, right]) : [];
    return [...answered, `${print(left)} ${operator} ${print(right)}`].join(" and ");
  };

  /** What is not so, in one comparison. */
  const denied = (one: Condition): string => {
    if (one.kind === "empty") return print(one).replace(/ empty$/, " notempty");
    if (one.kind === "compare") return compare({ ...one, operator: one.operator === "=" ? "<>" : "=" });
    const item = one.kind === "picked" ? itemOf(one.question) : null;
    return item && one.kind === "picked" ? equal(item, one.value, false) : "";
  };

  const print = (one: Condition): string => {
    switch (one.kind) {
      case "all":
      case "any":
        return one.of
          .map((part) => (isOne(part) ? print(part) : `(${print(part)})`))
          .join(one.kind === "all" ? " and " : " or ");
      case "not":
        return isDeniable(one.of) ? denied(one.of) : `!(${print(one.of)})`;
      case "compare":
        return compare(one);
      case "picked": {
        const item = itemOf(one.question);
        return item ? equal(item, one.value, true) : "";
      }
      case "empty": {
        const item = one.of.kind === "question" ? itemOf(one.of.name) : null;
        if (one.of.kind !== "question") errors.push("it asks whether a calculation is empty");
        return item ? `${name(item)} empty` : "";
      }
      case "arithmetic":
        return `(${print(one.left)} ${one.operator} ${print(one.right)})`;
      case "negative":
        return `(0 - ${print(one.of)})`;
      case "call":
        return `${one.name}(${one.parameters.map(print).join(", ")})`;
      case "question": {
        const item = itemOf(one.name);
        return item ? name(item) : "";
      }
      case "constant":
        return typeof one.value === "string" && isNumber(one.value) ? `${Number(one.value)}` : quoted(one.value);
      case "number-picked":
        errors.push(`it counts how many options of "${one.question}" are picked`);
        return "";
      case "unknown":
        errors.push(one.why);
        return "";
    }
  };
  const text = print(condition);
  return errors.length > 0 ? { text: "", errors: [...new Set(errors)] } : { text, errors };
}

const MIRRORED = { "=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;
/** A comparison that is printed as one, and so needs no brackets among others. */
function isOne(part: Condition): boolean {
  if (part.kind === "compare") return !isWithAnswers(part);
  return part.kind === "empty" || part.kind === "picked" || (part.kind === "not" && isDeniable(part.of));
}
/** Whether one comparison says that something is not so. Not less than 3 is not 3 or more: an open question is neither. */
function isDeniable(part: Condition): boolean {
  if (part.kind !== "compare") return part.kind === "empty" || part.kind === "picked";
  return !ORDERED.has(part.operator) && part.left.kind === "question" && part.right.kind === "constant";
}
/**
 * Without an answer nothing is less or more; SurveyJS would count it as 0 in what is worked out. It says so itself where
 * an answer is compared with a number, which one line of the studio can then show.
 */
function isWithAnswers({ operator, left, right, countsBlanks }: Extract<Condition, { kind: "compare" }>): boolean {
  if (countsBlanks) return false;
  const isPlain = [left, right].some(({ kind }) => kind === "question") && [left, right].some(isPlainNumber);
  return isComputed(left) || isComputed(right) || (ORDERED.has(operator) && !isPlain);
}
const isPlainNumber = (part: Condition): boolean =>
  part.kind === "constant" &&
  (typeof part.value === "number" || (typeof part.value === "string" && isNumber(part.value)));
const isNumber = (text: string): boolean => text.trim() !== "" && Number.isFinite(Number(text));
const isComputed = ({ kind }: Condition): boolean => kind === "arithmetic" || kind === "call" || kind === "negative";

/** Of nothing, these too would make 0. */
const ROUNDING: ReadonlySet<string> = new Set(["round", "floor", "ceil"]);

/** The questions whose answers a comparison needs. */
function namedDirectly(part: Condition): string[] {
  if (part.kind === "question") return [part.name];
  if (part.kind === "arithmetic") return [part.left, part.right].flatMap(namedDirectly);
  if (part.kind === "negative") return namedDirectly(part.of);
  if (part.kind === "call" && ROUNDING.has(part.name)) return part.parameters.flatMap(namedDirectly);
  return [];
}
