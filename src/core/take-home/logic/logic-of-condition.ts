import { evaluate, treeOf } from "../../conditions/condition.ts";
import type { FormulaTree } from "../../formulas/formula-tree.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../../question-types/item.ts";
import { amountOfTimes, haveMinutes, logicOfTimes } from "../times/clock-functions.ts";
import { isTypedTime } from "../times/typed-times.ts";
import {
  ALWAYS,
  type Amount,
  type Arithmetic,
  added,
  answered,
  type Call,
  type Comparison,
  joined,
  type Logic,
  NEVER,
  negated,
  number,
  picked,
  Unsayable,
  valueIn,
  when,
} from "./logic.ts";

export const COMPARISONS: ReadonlySet<string> = new Set(["=", "<>", "<", "<=", ">", ">="]);
export const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "^"]);
export const CALLS: ReadonlySet<string> = new Set(["min", "max", "round", "fixed", "floor", "ceil"]);
const OF_LISTS: ReadonlySet<string> = new Set(["contains", "notcontains", "anyof", "allof", "noneof"]);
const MIRRORED: Readonly<Record<string, string>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "<>": "<>" };

/**
 * Returns a condition of a survey in parts that other programs can say, with the meaning it has in SurveyJS.
 * @throws Unsayable
 */
export function logicOf(condition: string, items: readonly Item[]): Logic {
  const tree = treeOf(condition);
  if (!tree) throw new Unsayable("it cannot be read");
  return new Reader(items).logic(tree);
}

class Reader {
  readonly #items: readonly Item[];
  constructor(items: readonly Item[]) {
    this.#items = items;
  }

  logic(tree: FormulaTree): Logic {
    if (tree.kind === "constant") return tree.value ? ALWAYS : NEVER;
    if (tree.kind === "name") return this.#byAnswers(this.#item(tree.name), (answer) => evaluate("{x}", { x: answer }));
    const { operator, operands } = tree;
    const [left, right] = operands;
    if (operator === "and" || operator === "or")
      return joined(
        operator === "and" ? "all" : "any",
        operands.map((one) => this.logic(one)),
      );
    if (operator === "negate" && left) return negated(this.logic(left));
    if ((operator === "empty" || operator === "notempty") && left?.kind === "name") {
      const anything = joined(
        "any",
        this.#itemsOf(left.name).map(({ name }) => answered(name)),
      );
      return operator === "empty" ? negated(anything) : anything;
    }
    if (left && right && (COMPARISONS.has(operator) || OF_LISTS.has(operator)))
      return this.#compared(operator, left, right);
    const ofTimes = logicOfTimes(operator, this.#timesIn(operands));
    if (ofTimes) return ofTimes;
    throw new Unsayable(`it uses ${operator}()`);
  }

  #timesIn(operands: readonly FormulaTree[]): readonly (Item | null)[] {
    return operands.slice(0, 2).map((one) => (one.kind === "name" ? this.#item(one.name) : null));
  }

  /** What a comparison needs to be there: answers that it names itself, and those of a function of times. */
  #needed(part: FormulaTree): readonly Logic[] {
    if (part.kind !== "operation") return [];
    if (part.operator !== "minutesInBed") return part.operands.flatMap((one) => this.#needed(one));
    const [, , slept] = part.operands;
    return [haveMinutes(this.#timesIn(part.operands)), ...(slept?.kind === "name" ? [answered(slept.name)] : [])];
  }

  #compared(operator: string, left: FormulaTree, right: FormulaTree): Logic {
    const mirrored = MIRRORED[operator];
    if (left.kind === "constant" && right.kind !== "constant" && mirrored) return this.#compared(mirrored, right, left);
    if (left.kind === "name" && right.kind === "constant") return this.#withConstant(operator, left.name, right.value);
    if (!COMPARISONS.has(operator)) throw new Unsayable(`it uses ${operator} between two questions`);
    if (left.kind === "operation" && right.kind === "constant" && typeof right.value === "boolean") {
      const ofTimes = logicOfTimes(left.operator, this.#timesIn(left.operands));
      if (ofTimes && (operator === "=" || operator === "<>"))
        return (operator === "=") === right.value ? ofTimes : negated(ofTimes);
    }
    const parts = [left, right].map((one) => this.#amount(one));
    const [one = number(0), other = number(0)] = parts;
    const named = [left, right].flatMap((part) => (part.kind === "name" ? [answered(this.#item(part.name).name)] : []));
    if (operator === "<>" && named.length > 0) throw new Unsayable("it asks whether two answers differ");
    const needed = [left, right].flatMap((part) => this.#needed(part));
    return joined("all", [
      ...named,
      ...needed,
      { kind: "compare", operator: operator as Comparison, left: one, right: other },
    ]);
  }

  #withConstant(operator: string, name: string, value: unknown): Logic {
    const item = this.#item(name);
    const holds = (answer: unknown) =>
      evaluate(`{x} ${operator} {y}`, { ...(answer === undefined ? {} : { x: answer }), y: value });
    const { kind } = item.answer;
    if (isTypedTime(item)) throw new Unsayable("it compares how a time of day is typed");
    if (kind === "choice") return this.#byAnswers(item, holds);
    if (kind === "choices") return this.#ofSeveral(operator, item, value);
    if (!COMPARISONS.has(operator)) throw new Unsayable(`it uses ${operator} of a typed answer`);
    const isOrdered = operator !== "=" && operator !== "<>";
    if (kind === "moment" && isOrdered) throw new Unsayable("it compares days or times");
    if (kind === "text" && isOrdered) throw new Unsayable("it compares texts by their order");
    const right: Amount = kind === "number" ? number(Number(value)) : { kind: "text", value: `${value}` };
    if (kind === "number" && !Number.isFinite(Number(value))) throw new Unsayable("it compares a number with a text");
    const compared: Logic = { kind: "compare", operator: operator as Comparison, left: valueIn(item.name), right };
    const has = answered(item.name);
    return holds(undefined) ? joined("any", [negated(has), compared]) : joined("all", [has, compared]);
  }

  /** SurveyJS itself tells for which of the options, and whether for none, a comparison holds. */
  #byAnswers(item: Item, holds: (answer: unknown) => unknown): Logic {
    const options = optionsOf(item.answer).map(({ value }) => value);
    if (options.length === 0) throw new Unsayable("it takes a typed answer for a condition");
    const [yes, no] = [true, false].map((wanted) => options.filter((option) => Boolean(holds(option)) === wanted));
    const among = (some: readonly (string | number | boolean)[] = []) =>
      joined(
        "any",
        some.map((option) => picked(item.name, option)),
      );
    if (holds(undefined)) return negated(among(no));
    if (no?.length === 0) return answered(item.name);
    return (no?.length ?? 0) < (yes?.length ?? 0)
      ? joined("all", [answered(item.name), negated(among(no))])
      : among(yes);
  }

  #ofSeveral(operator: string, item: Item, value: unknown): Logic {
    const wanted = Array.isArray(value) ? value : [value];
    const one = (each: unknown): Logic => {
      const found = optionsOf(item.answer).filter((option) => evaluate("{x} = {y}", { x: option.value, y: each }));
      return joined(
        "any",
        found.map((option) => picked(item.name, option.value)),
      );
    };
    const found = wanted.map(one);
    if (operator === "anyof") return joined("any", found);
    if (operator === "noneof") return negated(joined("any", found));
    if (operator === "contains" || operator === "allof") return joined("all", found);
    if (operator === "notcontains") return negated(joined("all", found));
    throw new Unsayable(`it uses ${operator} where several options may be picked`);
  }

  /** In a sum, SurveyJS counts a blank as 0. */
  #amount(tree: FormulaTree): Amount {
    if (tree.kind === "constant") {
      if (Number.isFinite(Number(tree.value))) return number(Number(tree.value));
      throw new Unsayable("it calculates with a text");
    }
    if (tree.kind === "name") return numberOf(this.#item(tree.name), number(0));
    const { operator, operands } = tree;
    const ofTimes = amountOfTimes(operator, this.#timesIn(operands));
    if (ofTimes) return ofTimes;
    const parts = operands.map((one) => this.#amount(one));
    const [left, right] = parts;
    if (ARITHMETIC.has(operator) && left && right)
      return { kind: "arithmetic", operator: operator as Arithmetic, left, right };
    if (operator === "sum") return added(parts);
    if (CALLS.has(operator)) return { kind: "call", name: operator as Call, of: parts };
    throw new Unsayable(`it uses ${operator}()`);
  }

  #itemsOf(name: string): readonly Item[] {
    const own = this.#items.filter((item) => item.name === name);
    if (own.length > 0) return own;
    const rows = this.#items.filter(({ row }) => row?.question === name);
    return rows.length > 0 ? rows : [this.#item(name)];
  }

  #item(name: string): Item {
    const same = (one: Item) => one.name.toLowerCase() === name.toLowerCase();
    const found = this.#items.find((one) => one.name === name) ?? this.#items.find(same);
    if (!found) throw new Unsayable(`it names {${name}}, which is no question`);
    return found;
  }
}

/** Returns the number that an answer is; of options, the numbers they stand for, which need not be their codes elsewhere. */
export function numberOf({ name, answer }: Item, otherwise: Amount): Amount {
  if (answer.kind === "number") return when(answered(name), valueIn(name), otherwise);
  const options = answer.kind === "choice" ? answer.options : [];
  if (options.length === 0 || options.some(({ value }) => typeof value !== "number"))
    throw new Unsayable(`it calculates with the answer to ${name}, which is no number`);
  return options.reduceRight(
    (rest, { value }): Amount => when(picked(name, value), number(Number(value)), rest),
    otherwise,
  );
}
