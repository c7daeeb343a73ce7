import { type CarriedElement, carriedElement, TYPED_TIME } from "../../carried/carried.ts";
import type { SurveyElement } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../../question-types/item.ts";
import { inEachLanguage, textOf } from "../../shared/text-of.ts";
import { plainText } from "../../surveys/plain-text.ts";
import type { Target } from "../logic/print-logic.ts";
import { wasTyped } from "../times/typed-times.ts";
import { endsOf, placeholderOf } from "../words-of-question.ts";
import type { ChoiceLists } from "./choice-lists.ts";
import type { SheetRow, Translated } from "./sheets.ts";

type Answered = {
  readonly type: string;
  readonly row?: SheetRow;
  readonly limits?: readonly string[];
  readonly unsaid?: readonly string[];
};
export type Question = {
  readonly row: SheetRow;
  readonly limits: readonly string[];
  readonly unsaid: readonly string[];
  readonly notes: readonly string[];
};

/** Returns the row of one item, without its conditions. */
export function questionOf(
  item: Item,
  element: SurveyElement,
  target: Target,
  translated: Translated,
  lists: ChoiceLists,
): Question {
  const { type, row = {}, limits = [], unsaid = [] } = answerOf(item, element, target, lists);
  const isWhole = !item.row && !item.besideOther;
  const help = isWhole && "description" in element ? element.description : undefined;
  const ends = isWhole ? endsInWords(element) : undefined;
  const declined = item.declinable ? [`${item.name} may be declined: there it is not required instead.`] : [];
  const requiredMessage = isWhole && "requiredErrorText" in element ? element.requiredErrorText : undefined;
  return {
    row: {
      type,
      name: target.name,
      keepwell_name: item.name,
      keepwell_more: JSON.stringify(besideColumns(item, element)),
      ...translated.cells("label", item.title),
      ...translated.cells("hint", help, ends),
      ...(item.required && !item.declinable ? { required: "yes" } : {}),
      ...translated.cells("required_message", requiredMessage),
      ...row,
    },
    limits,
    unsaid: [...unsaid, ...declined],
    notes: isWhole && placeholderOf(element) !== undefined ? ["Placeholders are left out: XLSForm has none."] : [],
  };
}

/** Returns what the columns of a row do not hold of its question. */
function besideColumns(item: Item, element: SurveyElement): CarriedElement | undefined {
  if (item.besideOther) return { type: "comment-beside" };
  if (element.type === "multipletext") {
    const field = element.items.find(({ name }) => name === item.row?.value);
    if (!field) return undefined;
    const text = { type: "text" as const, title: "", ...field };
    return { ...carriedElement(text, heldIn(text)), type: "multipletext" };
  }
  if (item.row) return undefined;
  if (wasTyped(item, element))
    return { ...carriedElement(element, ["description", "isRequired", "requiredErrorText"]), [TYPED_TIME]: true };
  const help = "description" in element ? element.description : undefined;
  const lines =
    help === undefined
      ? 0
      : textOf(help)
          .split("\n")
          .filter((line) => line.trim() !== "").length;
  return { ...carriedElement(element, heldIn(element)), ...(endsInWords(element) ? { helpLines: lines } : {}) };
}

/** The properties that the columns of a sheet hold. */
function heldIn(element: SurveyElement): string[] {
  const { inputType, declinable } = element as { inputType?: string; declinable?: boolean };
  return [
    ..."description maxLength".split(" "),
    ...(inputType === "time" ? ["inputType"] : ["inputType", "min", "max"]),
    ...(declinable ? [] : ["isRequired", "requiredErrorText"]),
  ];
}

function endsInWords(element: SurveyElement): Text | undefined {
  if (element.type === "slider") {
    const labels = element.customLabels ?? [];
    return joinedTexts(labels.map(({ value, text }) => ({ value, text })));
  }
  if (element.type !== "rating" || endsOf(element, () => "x") === "") return undefined;
  const { rateMin = 1, rateMax = 5, minRateDescription, maxRateDescription } = element;
  return joinedTexts([
    ...(minRateDescription === undefined ? [] : [{ value: rateMin, text: minRateDescription }]),
    ...(maxRateDescription === undefined ? [] : [{ value: rateMax, text: maxRateDescription }]),
  ]);
}

function joinedTexts(parts: readonly { readonly value: number; readonly text: Text }[]): Text | undefined {
  if (parts.length === 0) return undefined;
  const keys = new Set([
    "default",
    ...parts.flatMap(({ text }) => (typeof text === "string" ? [] : Object.keys(text))),
  ]);
  const inOne = (key: string) =>
    parts
      .map(
        ({ value, text }) =>
          `${value} = ${typeof text === "string" ? text : ((text as Record<string, string>)[key] ?? text.default)}`,
      )
      .join("; ");
  return { default: inOne("default"), ...Object.fromEntries([...keys].map((key) => [key, inOne(key)])) };
}

function answerOf({ name, answer }: Item, element: SurveyElement, target: Target, lists: ChoiceLists): Answered {
  switch (answer.kind) {
    case "choice":
      return {
        type: `select_one ${lists.listOf(target.name, answer.options, target.codes)}`,
        ...(element.type === "dropdown" ? { row: { appearance: "minimal" } } : {}),
      };
    case "choices": {
      const alone = optionsOf(answer)
        .filter(({ isExclusive }) => isExclusive)
        .map(({ value }) => target.codes?.get(value));
      const limits = alone.map((code) => `not(selected(., '${code}') and count-selected(.) > 1)`);
      return { type: `select_multiple ${lists.listOf(target.name, answer.options, target.codes)}`, limits };
    }
    case "number": {
      const { min, max, step, ends } = answer;
      if (ends) return { type: "range", row: { parameters: `start=${min ?? 0} end=${max ?? 100} step=${step ?? 1}` } };
      const isWhole = step !== undefined && [step, min ?? 0].every(Number.isInteger);
      const isFine = step !== undefined && step !== 1;
      const limits = [min === undefined ? "" : `. >= ${min}`, max === undefined ? "" : `. <= ${max}`].filter(Boolean);
      return {
        type: isWhole ? "integer" : "decimal",
        limits,
        unsaid: isFine ? [`${name} goes in steps of ${step}, which is not checked.`] : [],
      };
    }
    case "text":
      return {
        type: "text",
        ...(answer.hasLines ? { row: { appearance: "multiline" } } : {}),
        limits: [`string-length(.) <= ${answer.maxLength}`],
      };
    case "moment": {
      const { unit, min, max } = answer;
      if (unit === "time") {
        const unsaid =
          min === undefined && max === undefined ? [] : [`The first and last time of ${name} are not checked.`];
        return { type: "time", unsaid };
      }
      const day = (limit: string) => `date('${unit === "month" ? `${limit}-01` : limit}')`;
      const limits = [min === undefined ? "" : `. >= ${day(min)}`, max === undefined ? "" : `. <= ${day(max)}`].filter(
        Boolean,
      );
      return { type: "date", limits, ...(unit === "month" ? { row: { appearance: "month-year" } } : {}) };
    }
  }
}

/** Returns the words of a note without its markup, in each language. */
export const plainTexts = (text: Text): Text => inEachLanguage(text, plainText);
