import { isObject, type Json, numberOf, wordIn } from "../json-values.ts";
import { type Made, settingsOf } from "./made.ts";
import { type Option, optionsOf, otherOf, whyByIds } from "./options.ts";
import type { Reading } from "./reading.ts";

/** Kinds of lists of which several may be picked. */
const SEVERAL = /^(MA|MSB)/;

/** Returns a question with options; one of them, or several. */
export function choiceQuestion(question: Json, reading: Reading): Made | string {
  const selector = wordIn(question["Selector"]);
  const options = optionsOf(question, reading);
  const other = otherOf(options);
  const listed = options.filter((option) => option !== other);
  if (options.length === 0)
    return isObject(question["DynamicChoices"])
      ? "Its options are those of another question, as they were answered."
      : "It has no options.";
  const isSeveral = SEVERAL.test(selector);
  const said = saidOf(question, options, other);
  const [first, last] = labelsOf(question);
  if (selector === "NPS" && (first || last))
    said.push(`The words at its ends are left out: ${[first, last].join(", ")}.`);
  const specials = other ? { showOtherItem: true, otherText: other.text } : {};
  if (isSeveral) {
    const choices = listed.map(({ value, text, isExclusive }) => ({
      value,
      text,
      ...(isExclusive ? { isExclusive } : {}),
    }));
    return { properties: { type: "checkbox", choices, ...specials }, said: [...said, ...limitsOf(question)] };
  }
  const choices = listed.map(({ value, text }) => ({ value, text }));
  return { properties: { type: selector === "DL" ? "dropdown" : "radiogroup", choices, ...specials }, said };
}

function saidOf(question: Json, options: readonly Option[], other: Option | undefined): string[] {
  const beside = options.filter((option) => option.hasText && option !== other);
  const conditional = options.filter(({ hasCondition }) => hasCondition);
  return [
    ...(beside.length > 0 ? [`The text beside ${beside.length} of its options is left out.`] : []),
    ...(other && options.at(-1) !== other ? ["Its option with a text beside it stands last."] : []),
    ...(other ? [`Its option with a text beside it is stored as "other", not as ${other.value}.`] : []),
    ...(conditional.length > 0 ? [`Its options are always shown; ${conditional.length} had a condition.`] : []),
    ...(isObject(question["DynamicChoices"]) ? ["Options that come from another question are left out."] : []),
    ...whyByIds(question),
  ];
}

function limitsOf(question: Json): string[] {
  const settings = settingsOf(question);
  const [min, max] = [numberOf(settings["MinChoices"]), numberOf(settings["MaxChoices"])];
  if (min === undefined && max === undefined) return [];
  return [`How many options may be picked is not limited (${[min, max].map((one) => one ?? "any").join(" to ")}).`];
}

function labelsOf(question: Json): string[] {
  const labels = Array.isArray(question["ColumnLabels"]) ? question["ColumnLabels"] : [];
  return labels.map((one) => (isObject(one) ? wordIn(one["Display"]) : ""));
}
