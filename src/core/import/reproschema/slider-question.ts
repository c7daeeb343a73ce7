import { textOf } from "../../shared/text-of.ts";
import { type Json, numberOf } from "../json-values.ts";
import { choiceQuestion } from "./choice-question.ts";
import type { Item } from "./entries.ts";
import type { Made } from "./made.ts";
import { type Option, optionsOf } from "./options.ts";
import type { Reading } from "./reading.ts";

type Line = { readonly min: number; readonly max: number; readonly step: number };

/** Returns a line between two ends; one that has words at each of its places is asked as options. */
export function sliderQuestion(item: Item, reading: Reading): Made | string {
  const { options: written, missing } = item;
  if (missing !== "") return `Its options, "${missing}", are not in the file.`;
  const { options, said } = optionsOf(written, reading);
  const limits = limitsOf(written);
  const places = placesOf(options, limits);
  const isWorded = options.length > 2 && options.every(({ text }) => text !== null);
  const line = places ?? limits;
  if (options.length > 0 && (line === null || (places !== null && isWorded))) {
    const made = choiceQuestion(item, "radio", reading);
    if (typeof made === "string") return made;
    return { ...made, said: [...made.said, "The file has a line to move on; here its places are options."] };
  }
  const { min, max, step } = line ?? { min: 0, max: 100, step: 1 };
  const isOther = places !== null && limits !== null && (min !== limits.min || max !== limits.max);
  const [first, last] = places
    ? [optionAt(options, min), optionAt(options, max)]
    : [options[0], options.slice(1).at(-1)];
  const ends = [
    { value: min, text: first?.text },
    { value: max, text: last?.text },
  ].filter(({ text }) => text);
  const between = options.filter((one) => one.text !== null && one !== first && one !== last);
  const labels = ends.length > 0 ? { customLabels: ends } : {};
  return {
    properties: { type: "slider", ...{ min, max }, ...(step === 1 ? {} : { step }), ...labels },
    said: [
      ...said,
      ...(isOther
        ? [`Its line goes from ${min} to ${max}, as its options do, and not from ${limits.min} to ${limits.max}.`]
        : []),
      ...between.map(({ text }) => `The words in its middle, "${text === null ? "" : textOf(text)}", are left out.`),
    ],
  };
}

const optionAt = (options: readonly Option[], place: number) => options.find(({ value }) => Number(value) === place);

/** Returns the ends that the file sets, where there is a line between them. */
function limitsOf(written: Json): Line | null {
  const [min, max] = [numberOf(written["minValue"]), numberOf(written["maxValue"])];
  return min !== undefined && max !== undefined && min < max ? { min, max, step: 1 } : null;
}

/**
 * Returns the line that options make, where they are its places. Where the file sets ends, options that are not one number
 * after the other are only the words along the line.
 */
function placesOf(options: readonly Option[], limits: Line | null): Line | null {
  const places = options.map(({ value }) => Number(value)).sort((one, other) => one - other);
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const [step = 0] = steps;
  const isEven = steps.every((one) => one === step) && step > 0;
  if (places.some(Number.isNaN) || !isEven || (limits !== null && (step !== 1 || places.length < 3))) return null;
  return { min: places[0] ?? 0, max: places.at(-1) ?? 0, step };
}
