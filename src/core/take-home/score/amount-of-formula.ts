import { evaluate, treeOf } from "../../formulas/formula.ts";
import type { FormulaTree } from "../../formulas/formula-tree.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../../question-types/item.ts";
import {
  ALWAYS,
  type Amount,
  type Arithmetic,
  added,
  answered,
  BLANK,
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
} from "../logic/logic.ts";
import { ARITHMETIC, CALLS, COMPARISONS, numberOf } from "../logic/logic-of-condition.ts";
import { amountOfTimes, logicOfTimes } from "../times/clock-functions.ts";
import { isTypedTime } from "../times/typed-times.ts";

/** What a name in a formula stands for; the item where its answer itself counts. */
type Named = { readonly value: Amount; readonly item: Item | null };

/**
 * Returns a formula of a rule in parts that other programs can say. It is right where all that it names has a value.
 * @throws Unsayable
 */
export function amountOfFormula(formula: string, named: (name: string) => Named): Amount {
  const tree = treeOf(formula);
  if (!tree) throw new Unsayable("its formula cannot be read");

  const amount = (one: FormulaTree): Amount => {
    if (one.kind === "constant") {
      if (typeof one.value === "number") return number(one.value);
      throw new Unsayable("it calculates with a text");
    }
    if (one.kind === "name") {
      const { value, item } = named(one.name);
      return item ? (item.answer.kind === "number" ? value : numberOf(item, BLANK)) : value;
    }
    const { operator, operands } = one;
    if (operator === "iif") {
      const [condition, yes, no] = operands;
      if (condition && yes && no) return when(logic(condition), amount(yes), amount(no));
    }
    if (operator === "none") return BLANK;
    if (operator === "count") return added(operands.map((part) => when(filled(part), number(1), number(0))));
    const ofTimes = amountOfTimes(operator, timesIn(operands));
    if (ofTimes) return ofTimes;
    const known = ARITHMETIC.has(operator) || CALLS.has(operator) || ["sum", "avg"].includes(operator);
    if (!known) throw new Unsayable(`it is worked out with ${operator}()`);
    const parts = operands.map(amount);
    const [left, right] = parts;
    if (ARITHMETIC.has(operator) && left && right)
      return { kind: "arithmetic", operator: operator as Arithmetic, left, right };
    if (operator === "sum") return added(parts);
    if (operator === "avg")
      return { kind: "arithmetic", operator: "/", left: added(parts), right: number(parts.length) };
    return { kind: "call", name: operator as Call, of: parts };
  };

  const timesIn = (parts: readonly FormulaTree[]) =>
    parts.slice(0, 2).map((part) => (part.kind === "name" ? named(part.name).item : null));

  const filled = (part: FormulaTree): Logic => {
    if (part.kind !== "name") throw new Unsayable("it asks whether a calculation is empty");
    const { value, item } = named(part.name);
    return item ? answered(item.name) : value.kind === "value" ? answered(value.of) : ALWAYS;
  };

  const logic = (one: FormulaTree): Logic => {
    if (one.kind === "constant") return one.value === true ? ALWAYS : NEVER;
    if (one.kind === "name") throw new Unsayable("it takes a number for a condition");
    const { operator, operands } = one;
    const [left, right] = operands;
    if (operator === "and" || operator === "or") return joined(operator === "and" ? "all" : "any", operands.map(logic));
    if (operator === "negate" && left) return negated(logic(left));
    if (operator === "notempty" && left) return filled(left);
    if (operator === "empty" && left) return negated(filled(left));
    const ofTimes = logicOfTimes(operator, timesIn(operands));
    if (ofTimes) return ofTimes;
    if (!COMPARISONS.has(operator) || !left || !right) throw new Unsayable(`it is worked out with ${operator}()`);
    const answer = left.kind === "name" ? named(left.name).item : null;
    if (answer && right.kind === "constant" && answer.answer.kind !== "number")
      return ofOption(answer, operator, right.value);
    return { kind: "compare", operator: operator as Comparison, left: amount(left), right: amount(right) };
  };
  return amount(tree);
}

function ofOption(item: Item, operator: string, value: unknown): Logic {
  const { kind } = item.answer;
  if (isTypedTime(item)) throw new Unsayable(`it compares how the time ${item.name} is typed`);
  if (kind === "text" && (operator === "=" || operator === "<>"))
    return { kind: "compare", operator, left: valueIn(item.name), right: { kind: "text", value: `${value}` } };
  if (kind !== "choice") throw new Unsayable(`it compares the answer to ${item.name}`);
  const constant = typeof value === "string" ? `'${value}'` : `${value}`;
  const holding = optionsOf(item.answer).filter(
    (option) => evaluate(`{x} ${operator} ${constant}`, { x: option.value }) === true,
  );
  return joined(
    "any",
    holding.map((option) => picked(item.name, option.value)),
  );
}
