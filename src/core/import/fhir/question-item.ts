import { LONGEST_ANSWER, LONGEST_VALUE } from "../../content-model/limits.ts";
import type { SurveyElement } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import { elementFrom, foundItem } from "../../fhir/found-item.ts";
import { importedOptions, pointsOfOptions } from "../../fhir/import-options.ts";
import { type Extension, URLS } from "../../fhir/resources.ts";
import type { FoundItem, FoundOption, SharedProperties } from "../../question-types/fhir-part.ts";
import { textOf } from "../../shared/text-of.ts";
import type { Languages } from "../languages.ts";
import { withoutPlaces } from "../plain-text.ts";
import { codingOf, type ForeignItem } from "./questionnaire-of.ts";
import type { ValueSets } from "./value-sets.ts";

export type FoundQuestion =
  | { readonly why: string }
  | {
      readonly element: SurveyElement;
      readonly changed: readonly string[];
      readonly points: Readonly<Record<string, number>>;
    };

const UNSUPPORTED: Readonly<Record<string, string>> = {
  attachment: "It asks for a file, which cannot be sent here.",
  reference: "It asks for a record of another system, which cannot be picked here.",
};

/** Returns a text that FHIR holds without its markup. */
export function plain(text: Text | undefined, languages: Languages): Text | undefined {
  if (text === undefined) return undefined;
  return languages.textOf(typeof text === "string" ? { default: text } : text);
}

/** Returns the options of an item in the words of the file; null where the file does not list them. */
export function optionsOf(item: ForeignItem, sets: ValueSets, languages: Languages): FoundOption[] | null {
  const codes = item.answerOption ? null : sets.codesOf(item.answerValueSet ?? "");
  const answerOption = item.answerOption ?? codes?.map((code) => ({ valueCoding: codingOf(code) }));
  if (!answerOption) return null;
  const found = importedOptions({ ...item, answerOption }, { resourceType: "Questionnaire", status: "" }) ?? [];
  return found.map((option) => ({
    ...option,
    value: typeof option.value === "string" ? option.value.slice(0, LONGEST_VALUE) : option.value,
    text: plain(option.text, languages) ?? `${option.value}`,
  }));
}

/** Returns the element of one question. */
export function questionOf(
  item: ForeignItem,
  shared: SharedProperties,
  sets: ValueSets,
  languages: Languages,
): FoundQuestion {
  const { type, raw } = item;
  if (UNSUPPORTED[type]) return { why: UNSUPPORTED[type] };
  const isChoice = type === "choice" || type === "open-choice";
  const options = isChoice ? optionsOf(item, sets, languages) : null;
  if (isChoice && (options === null || options.length === 0)) {
    const place = item.answerValueSet ? `: ${item.answerValueSet}` : "";
    return { why: `Its options stand elsewhere${place || ", and the file names no place"}.` };
  }
  const changed: string[] = [];
  const found = withFittingLimits(item, foundItem(item, options), changed);
  const element = elementFrom(found, shared);
  if (!element) return { why: `A question of the type "${type}" cannot be asked here.` };
  const listed = item.answerOption?.length ?? 0;
  if (options && listed > options.length)
    changed.push(`${listed - options.length} of its options have no value, and are left out.`);
  const cut = (options ?? []).filter(({ value }) => `${value}`.length === LONGEST_VALUE).length;
  if (cut > 0) changed.push(`The value of ${cut} of its options ends after ${LONGEST_VALUE} characters.`);
  const unit = unitOf(raw);
  if (unit !== "") changed.push(`Its unit stands under the question: ${unit}.`);
  const withUnit = unit !== "" && !("description" in element) ? { ...element, description: unit } : element;
  return { element: withUnit as SurveyElement, changed, points: pointsOfOptions(options ?? []) };
}

/** Limits that cross, or that a field cannot have, are left out and named. */
function withFittingLimits(item: ForeignItem, found: FoundItem, changed: string[]): FoundItem {
  const { type, maxLength, extension = [] } = item;
  const longest = LONGEST_ANSWER[type === "text" ? "comment" : "text"];
  let fitting = found;
  if (maxLength !== undefined && maxLength > longest) {
    changed.push(`An answer may have ${longest} characters at most, not ${maxLength}.`);
    fitting = { ...fitting, maxLength: longest };
  }
  const step = stepIn(extension) ?? fitting.step ?? (type === "integer" ? 1 : undefined);
  fitting = { ...fitting, step };
  const [low, high] = [
    fitting.min ?? (fitting.isSlider ? 0 : undefined),
    fitting.max ?? (fitting.isSlider ? 100 : undefined),
  ];
  if (low !== undefined && high !== undefined && (fitting.isSlider ? low >= high : low > high)) {
    changed.push(`Its limits are left out, because ${high} is not above ${low}.`);
    fitting = { ...fitting, min: undefined, max: undefined };
  }
  if (fitting.from !== undefined && fitting.to !== undefined && fitting.from > fitting.to) {
    changed.push(`Its limits are left out, because ${fitting.to} is before ${fitting.from}.`);
    fitting = { ...fitting, from: undefined, to: undefined };
  }
  for (const { url, ...limit } of extension)
    if ((url === URLS.minValue || url === URLS.maxValue) && Object.keys(limit).length === 0)
      changed.push(`Its limit ${url.split("/").at(-1)} is left out, which is no number and no day.`);
  return fitting;
}

const stepIn = (extension: readonly Extension[]): number | undefined =>
  extension.find(({ url }) => url.endsWith("/questionnaire-sliderStepValue"))?.valueInteger;

function unitOf(raw: ForeignItem["raw"]): string {
  const given = (Array.isArray(raw["extension"]) ? raw["extension"] : []) as readonly {
    url?: unknown;
    valueCoding?: { display?: unknown; code?: unknown };
  }[];
  const units = given.filter((one) => /\/questionnaire-unit(Option)?$/.test(`${one?.url}`));
  const words = units.map(({ valueCoding }) => `${valueCoding?.display ?? valueCoding?.code ?? ""}`);
  // UCUM writes "{score}" for what is counted, and SurveyJS would fill in an answer there.
  return withoutPlaces(words.filter(Boolean).join(", "));
}

/** The words of a question where the file has none. */
export const wordsFor = (text: Text | undefined, { raw, linkId }: ForeignItem): Text => {
  const code = Array.isArray(raw["code"]) ? (raw["code"][0] as { display?: unknown } | undefined)?.display : undefined;
  return text ?? (typeof code === "string" && code !== "" ? code : linkId || textOf("-"));
};
