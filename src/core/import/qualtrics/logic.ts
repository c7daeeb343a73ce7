import type { Comparison, Condition } from "../conditions/condition-tree.ts";
import { isObject, type Json, numberOf, wordIn } from "../json-values.ts";
import { optionsOf, otherOf } from "./options.ts";
import type { Reading } from "./reading.ts";

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  ...{ EqualTo: "=", NotEqualTo: "<>", GreaterThan: ">", LessThan: "<" },
  ...{ GreaterThanOrEqual: ">=", LessThanOrEqual: "<=" },
};

/**
 * Returns the condition of a set of logic, as a question, a branch or a skip has it. "And" binds more tightly than "Or",
 * among the sets and within each. Source: Qualtrics support, "Using Logic".
 * @returns null where there is none
 */
export function conditionOf(logic: unknown, reading: Reading): Condition | null {
  if (!isObject(logic)) return null;
  const sets = numbered(logic).map((set) => ({
    isOr: /^or/i.test(wordIn(set["Type"])),
    condition: joined(
      numbered(set).map((one) => ({
        isOr: /^or$/i.test(wordIn(one["Conjuction"]) || wordIn(one["Conjunction"])),
        condition: expressionOf(one, reading),
      })),
    ),
  }));
  return sets.length === 0 ? null : joined(sets);
}

const numbered = (holder: Json): Json[] =>
  Object.entries(holder).flatMap(([key, value]) => (/^\d+$/.test(key) && isObject(value) ? [value] : []));

type Joined = { readonly isOr: boolean; readonly condition: Condition };

function joined(parts: readonly Joined[]): Condition {
  const groups: Condition[][] = [];
  for (const [index, { isOr, condition }] of parts.entries())
    if (index === 0 || isOr) groups.push([condition]);
    else groups.at(-1)?.push(condition);
  const all = groups.map((of): Condition => (of.length === 1 ? (of[0] as Condition) : { kind: "all", of }));
  return all.length === 1 ? (all[0] as Condition) : { kind: "any", of: all };
}

/** Returns the condition of one line of logic, or of a skip, which is written alike. */
export function expressionOf(line: Json, reading: Reading): Condition {
  const unknown = (why: string): Condition => ({ kind: "unknown", written: writtenOf(line), why });
  const type = wordIn(line["LogicType"]) || "Question";
  if (type !== "Question") return unknown(`it asks for "${type}", which is no answer`);
  if (wordIn(line["QuestionIsInLoop"]) === "yes") return unknown("it names a question that is asked several times");
  const locator = wordIn(line["LeftOperand"]) || wordIn(line["ChoiceLocator"]) || wordIn(line["Locator"]);
  const [, id = "", place = "", ...path] = /^q:\/\/(QID[\w-]*)\/([^/]+)(?:\/(.*))?$/.exec(locator) ?? [];
  const choice = path[0] ?? "";
  const question = reading.questions.get(id);
  if (!question) return unknown("it names no question of the file");
  const operator = wordIn(line["Operator"]) || wordIn(line["Condition"]);
  if (place === "SelectableChoice") return picked(question, choice, operator, reading) ?? unknown(notKnown(operator));
  if (place === "SelectedChoicesCount")
    return (
      compared({ kind: "number-picked", question: reading.nameOf(question) }, operator, line) ??
      unknown(notKnown(operator))
    );
  if (place === "ChoiceTextEntryValue" || place === "ChoiceNumericEntryValue") {
    const name = choice === "" ? reading.nameOf(question) : `${reading.nameOf(question)}_${choice}`;
    const value: Condition = { kind: "question", name };
    if (operator === "Empty") return { kind: "empty", of: value };
    if (operator === "NotEmpty") return { kind: "not", of: { kind: "empty", of: value } };
    return compared(value, operator, line) ?? unknown(notKnown(operator));
  }
  return unknown(`it asks for "${place}", which is not known here`);
}

const notKnown = (operator: string): string => `it compares by "${operator}", which is not known here`;

/** A row of a table and its column stand as `row/column`. */
function picked(question: Json, choice: string, operator: string, reading: Reading): Condition | null {
  const isSelected = operator === "Selected";
  if (!isSelected && operator !== "NotSelected") return null;
  const isTable = wordIn(question["QuestionType"]) === "Matrix";
  const [first = "", column = ""] = choice.split(/[/~]/);
  const name = reading.nameOf(question);
  const options = optionsOf(question, reading, isTable ? "Answers" : "Choices");
  const option = options.find(({ id }) => id === (isTable ? column : first));
  if (!option || (isTable && column === "")) return null;
  const isOther = !isTable && otherOf(options)?.id === option.id;
  const of: Condition = {
    ...{ kind: "picked", question: isTable ? `${name}_${first}` : name },
    value: isOther ? "other" : `${option.value}`,
  };
  return isSelected ? of : { kind: "not", of };
}

function compared(left: Condition, operator: string, line: Json): Condition | null {
  const sign = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  const right = numberOf(line["RightOperand"]) ?? wordIn(line["RightOperand"]);
  return sign ? { kind: "compare", operator: sign, left, right: { kind: "constant", value: right } } : null;
}

/** Qualtrics writes beside each line what it says, as HTML. */
const writtenOf = (line: Json): string =>
  wordIn(line["Description"])
    .replaceAll(/<[^<>]*>|&nbsp;/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim() || [line["LeftOperand"], line["Operator"], line["RightOperand"]].map(wordIn).join(" ").trim();
