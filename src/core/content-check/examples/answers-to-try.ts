import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import type { Answers } from "../../content-model/survey.ts";
import { isOnStep } from "../../question-types/answer-kinds/number-steps.ts";
import type { Item } from "../../surveys/items.ts";
import { answersWorthTrying } from "../proof/sample-answers.ts";

/** A text may ask for a time of day. */
const TIMES = Array.from({ length: 24 }, (_, hour) => `${`${hour}`.padStart(2, "0")}:00`);

/** Returns the answers to an item that the search tries: for a typed number also those at the numbers in the formulas. */
export function answersToTry(rule: ScoringRule, item: Item): readonly Answers[string][] {
  const listed = answersWorthTrying(rule, item);
  const { answer } = item;
  if (answer.kind === "text") return [...new Set([...listed, ...TIMES])];
  if (answer.kind !== "number") return listed;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = answer;
  const fits = (value: Answers[string]) =>
    typeof value !== "number" || (value >= min && value <= max && isOnStep(answer, value));
  const whole = listed.map((value) => (typeof value === "number" ? Math.round(value) : value));
  const beside = constantsIn(rule).flatMap((value) => [value - 1, value, value + 1]);
  return [...new Set([...listed, ...whole, ...beside])].filter(fits);
}

function constantsIn({ score, subscores = [], alerts = [] }: ScoringRule): number[] {
  const formulas = [score, ...subscores.map(({ expression }) => expression), ...alerts.map(({ when }) => when)];
  // What stands in braces or quotes is a name or a text.
  const numbers = formulas.flatMap(
    (formula) => formula.replace(/\{[^}]*\}|'[^']*'|"[^"]*"/g, "").match(/\d+(\.\d+)?/g) ?? [],
  );
  return [...new Set(numbers.map(Number))];
}
