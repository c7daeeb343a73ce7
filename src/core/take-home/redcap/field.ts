import { areSelfExplanatory, type CarriedElement, carriedElement, TYPED_TIME } from "../../carried/carried.ts";
import type { SurveyElement } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../../question-types/item.ts";
import type { Target } from "../logic/print-logic.ts";
import type { LeftBehind } from "../taken-home.ts";
import { wasTyped } from "../times/typed-times.ts";
import { endsOf, placeholderOf } from "../words-of-question.ts";
import type { Row } from "./columns.ts";
import { annotation, choiceText } from "./texts.ts";

type Field = Omit<Row, "form" | "header" | "branching" | "matrix"> & LeftBehind;
type Answered = Pick<Row, "type"> &
  Partial<Pick<Row, "choices" | "validation" | "min" | "max">> & { tags?: string[]; unsaid?: string[] };

/** Returns the field of one item: each row of a matrix has one. */
export function fieldOf(
  item: Item,
  element: SurveyElement,
  target: Target,
  text: (text: Text | undefined) => string,
): Field {
  const { tags = [], unsaid = [], ...answer } = answerOf(item, element, target, text);
  // A placeholder says how to type, and a typed time is typed otherwise there.
  const isWithout = item.row || item.besideOther || wasTyped(item, element);
  const placeholder = isWithout ? undefined : placeholderOf(element);
  const isTyped = answer.type === "text" || answer.type === "notes";
  const shown = placeholder && isTyped ? [`@PLACEHOLDER='${text(placeholder).replaceAll("'", "’")}'`] : [];
  const notes = placeholder && !isTyped ? ["Placeholders of lists are left out: REDCap has none there."] : [];
  if (item.declinable) unsaid.push(`${item.name} may be declined: there it is not required instead.`);
  const codes: Readonly<Record<string, string>> =
    target.codes && !areSelfExplanatory(target.codes)
      ? { CODES: JSON.stringify(Object.fromEntries([...target.codes].map(([value, code]) => [code, value]))) }
      : {};
  const own = JSON.stringify(besideColumns(item, element, text));
  const names = annotation({ NAME: item.name, ...codes, ELEMENT: own });
  const help = "description" in element && !item.row && !item.besideOther ? text(element.description) : "";
  const note = [help, item.besideOther || item.row ? "" : endsOf(element, text)].filter(Boolean).join("\n");
  return {
    ...answer,
    name: target.name,
    label: text(item.title),
    ...(note ? { note } : {}),
    ...(item.required && !item.declinable ? { required: true } : {}),
    annotation: [...tags, ...shown, names].join(" "),
    unsaid,
    notes,
  };
}

/** Returns what the columns of a field do not hold of its question. */
function besideColumns(
  item: Item,
  element: SurveyElement,
  text: (text: Text | undefined) => string,
): CarriedElement | undefined {
  if (item.besideOther) return { type: "comment-beside" };
  if (element.type === "multipletext") {
    const field = element.items.find(({ name }) => name === item.row?.value);
    return (
      field && {
        ...carriedElement({ type: "text", title: "", ...field }, heldIn({ type: "text", title: "", ...field })),
        ...(element.items[0] === field ? { of: carriedElement(element, ["description"]) } : {}),
        type: "multipletext",
      }
    );
  }
  if (wasTyped(item, element)) return { ...carriedElement(element, ["description", "isRequired"]), [TYPED_TIME]: true };
  const ends = endsOf(element, text);
  const help = "description" in element ? text(element.description) : "";
  const helpLines = help.split("\n").filter(Boolean).length;
  return { ...carriedElement(element, heldIn(element)), ...(ends ? { helpLines } : {}) };
}

/** The properties that REDCap's own columns hold. */
function heldIn(element: SurveyElement): string[] {
  const { inputType, placeholder, declinable } = element as {
    inputType?: string;
    placeholder?: Text;
    declinable?: boolean;
  };
  const isTyped = element.type === "text" || element.type === "comment";
  return [
    ..."description maxLength customLabels".split(" "),
    ...(inputType === "month" ? [] : ["inputType", "min", "max"]),
    ...(isTyped && typeof placeholder === "string" ? ["placeholder"] : []),
    ...(declinable ? [] : ["isRequired", "eachRowRequired"]),
  ];
}

function answerOf(
  { name, answer }: Item,
  element: SurveyElement,
  { codes }: Target,
  text: (text: Text) => string,
): Answered {
  const options = optionsOf(answer);
  const choices = options
    .map(({ value, text: words }) => `${codes?.get(value) ?? ""}, ${choiceText(text(words))}`)
    .join(" | ");
  switch (answer.kind) {
    case "choice": {
      const isYesNo = element.type === "boolean" && element.labelTrue === undefined && element.labelFalse === undefined;
      if (isYesNo) return { type: "yesno" };
      return { type: element.type === "dropdown" ? "dropdown" : "radio", choices };
    }
    case "choices": {
      const alone = options.filter(({ isExclusive }) => isExclusive).map(({ value }) => codes?.get(value));
      const tags = alone.length > 0 ? [`@NONEOFTHEABOVE='${alone.join(",")}'`] : [];
      return { type: "checkbox", choices, tags };
    }
    case "number": {
      const { min, max, step, ends } = answer;
      const limits = {
        ...(min === undefined ? {} : { min: `${min}` }),
        ...(max === undefined ? {} : { max: `${max}` }),
      };
      const isWhole = step !== undefined && [step, min ?? 0].every(Number.isInteger);
      const unsaid =
        step !== undefined && step !== 1 ? [`${name} goes in steps of ${step}, which REDCap does not check.`] : [];
      if (!ends) return { type: "text", validation: isWhole ? "integer" : "number", ...limits, unsaid };
      const [low, high] = [ends.low, ends.high].map((words) => (words === undefined ? "" : choiceText(text(words))));
      return { type: "slider", choices: `${low} |  | ${high}`, validation: "number", ...limits, unsaid };
    }
    case "text": {
      const tags = [`@CHARLIMIT='${answer.maxLength}'`];
      return { type: answer.hasLines ? "notes" : "text", tags };
    }
    case "moment": {
      const { unit, min, max } = answer;
      if (unit === "month")
        return {
          type: "text",
          tags: ["@CHARLIMIT='7'"],
          unsaid: [`${name} asks for a month, which REDCap does not check: it is typed as 2026-05.`],
        };
      const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      return { type: "text", validation: unit === "date" ? "date_ymd" : "time", ...limits };
    }
  }
}
