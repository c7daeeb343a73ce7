import { treeOf } from "../conditions/condition.ts";
import type { FormulaTree } from "../formulas/formula-tree.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import type { Item } from "../question-types/item.ts";
import type { EnableWhen, QuestionnaireItem } from "./resources.ts";

type Conditions = Pick<QuestionnaireItem, "enableWhen" | "enableBehavior">;
const OPERATORS: Readonly<Record<string, EnableWhen["operator"]>> = {
  "=": "=",
  "<>": "!=",
  ">": ">",
  "<": "<",
  ">=": ">=",
  "<=": "<=",
};

/**
 * Returns a condition in FHIR's form when it is simple: comparisons of questions with fixed answers, and tests
 * whether they are answered, all joined by `and` or all by `or`.
 * @returns null for any other condition
 */
export function enableWhenOf(condition: string, items: readonly Item[]): Conditions | null {
  const tree = treeOf(condition);
  if (!tree) return null;
  const joint = tree.kind === "operation" && (tree.operator === "and" || tree.operator === "or") ? tree.operator : null;
  const parts = (joint ? partsOf(tree, joint) : [tree]).map((part) => oneCondition(part, items));
  if (parts.includes(null)) return null;
  const enableWhen = parts.filter((part) => part !== null);
  return enableWhen.length === 1 ? { enableWhen } : { enableWhen, enableBehavior: joint === "or" ? "any" : "all" };
}

function partsOf(tree: FormulaTree, joint: string): FormulaTree[] {
  if (tree.kind !== "operation" || tree.operator !== joint) return [tree];
  return tree.operands.flatMap((operand) => partsOf(operand, joint));
}

function oneCondition(tree: FormulaTree, items: readonly Item[]): EnableWhen | null {
  if (tree.kind !== "operation") return null;
  const [left, right] = tree.operands;
  if (left?.kind !== "name") return null;
  const item = items.find(({ name }) => name === left.name);
  if (!item) return null;
  if (tree.operator === "notempty" || tree.operator === "empty") {
    return { question: item.name, operator: "exists", answerBoolean: tree.operator === "notempty" };
  }
  const operator = OPERATORS[tree.operator];
  if (!operator || right?.kind !== "constant") return null;
  const held = onServer(item.answer).fhirCondition(item.answer, operator, right.value);
  return held && { question: item.name, operator, ...held };
}
