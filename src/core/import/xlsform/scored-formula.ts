import { type Condition, questionsIn } from "../conditions/condition-tree.ts";
import { unknown } from "./expressions/parts.ts";

/**
 * Returns a calculation as a rule can count it. Where it gives nothing, "", because a counted answer is missing, that is
 * left out: a rule does so anyway. One that gives any other text is no number.
 */
export function scoredFormula(formula: Condition): Condition {
  if (formula.kind === "call" && formula.name === "iif") {
    const [condition, yes, no] = formula.parameters as [Condition, Condition, Condition];
    if (isBlank(yes) && asksForMissing(condition, no)) return scoredFormula(no);
    if (isBlank(no) && condition.kind === "not" && asksForMissing(condition.of, yes)) return scoredFormula(yes);
    if (isBlank(no) && condition.kind === "all" && condition.of.every((one) => isAnswered(one, yes)))
      return scoredFormula(yes);
    if (isBlank(no) && isAnswered(condition, yes)) return scoredFormula(yes);
  }
  return givesText(formula) ? unknown("text", "it gives a text, which is no number") : formula;
}

const isBlank = (part: Condition): boolean => part.kind === "constant" && part.value === "";

/** Returns the question that a part asks to be empty. */
function emptyQuestion(part: Condition): string | null {
  if (part.kind === "empty" && part.of.kind === "question") return part.of.name;
  const isEqual = part.kind === "compare" && part.operator === "=" && part.left.kind === "question";
  return isEqual && isBlank(part.right) && part.left.kind === "question" ? part.left.name : null;
}

/** Whether a condition holds just where an answer is missing that is counted. */
function asksForMissing(condition: Condition, counted: Condition): boolean {
  const names = new Set(questionsIn(counted));
  const parts = condition.kind === "any" ? condition.of : [condition];
  return parts.map(emptyQuestion).every((name) => name !== null && names.has(name));
}

function isAnswered(condition: Condition, counted: Condition): boolean {
  if (condition.kind === "not") return asksForMissing(condition.of, counted);
  if (condition.kind !== "compare" || condition.operator !== "<>") return false;
  return asksForMissing({ ...condition, operator: "=" }, counted);
}

/** Whether a calculation may give a text: as a whole, in a branch, or as a part that is counted with. */
function givesText(part: Condition): boolean {
  if (part.kind === "constant") return typeof part.value !== "number" && !Number.isFinite(Number(part.value || "x"));
  if (part.kind === "call") return part.parameters.slice(part.name === "iif" ? 1 : 0).some(givesText);
  if (part.kind === "arithmetic") return givesText(part.left) || givesText(part.right);
  return part.kind === "negative" && givesText(part.of);
}
