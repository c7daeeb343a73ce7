import { textOf } from "../../shared/text-of.ts";
import { numberOf } from "../json-values.ts";
import { choiceQuestion } from "./choice-question.ts";
import type { Item } from "./entries.ts";
import type { Made } from "./made.ts";
import { type Option, optionsOf } from "./options.ts";
import type { Reading } from "./reading.ts";

/** Returns a line between two ends; one that has words at each of its places is asked as options. */
export function sliderQuestion(item: Item, reading: Reading): Made | string {
  const { options: written, missing } = item;
  if (missing !== "") return `Its options, "${missing}", are not in the file.`;
  const { options, said } = optionsOf(written, reading);
  const places = options.map(({ value }) => Number(value));
  const isLine = places.every((place) => Number.isFinite(place));
  const isWorded = options.length > 2 && options.every(({ text }) => text !== null);
  if (options.length > 0 && (!isLine || isWorded)) {
    const made = choiceQuestion(item, "radio", reading);
    if (typeof made === "string") return made;
    return { ...made, said: [...made.said, "The file has a line to move on; here its places are options."] };
  }
  const limits = [numberOf(written["minValue"]) ?? 0, numberOf(written["maxValue"]) ?? 100] as const;
  const [min, max] = places.length > 1 ? [Math.min(...places), Math.max(...places)] : limits;
  if (!(min < max)) return `Its line has no length: it goes from ${min} to ${max}.`;
  const isOther = places.length > 1 && (min !== limits[0] || max !== limits[1]) && written["minValue"] !== undefined;
  const step = stepOf(places);
  const properties = {
    type: "slider",
    ...{ min, max },
    ...(step === 1 ? {} : { step }),
    ...labelsAt(options, min, max),
  };
  const between = options.filter(({ value, text }) => text !== null && Number(value) !== min && Number(value) !== max);
  return {
    properties,
    said: [
      // A place of a line needs no words of its own.
      ...said.filter((one) => !one.includes("have no words")),
      ...(isOther
        ? [`Its line goes from ${min} to ${max}, as its options do, and not from ${limits[0]} to ${limits[1]}.`]
        : []),
      ...between.map(({ text }) => `The words in its middle, "${text === null ? "" : textOf(text)}", are left out.`),
    ],
  };
}

function labelsAt(options: readonly Option[], min: number, max: number) {
  const labels = [min, max].flatMap((end) => {
    const text = options.find(({ value }) => Number(value) === end)?.text;
    return text ? [{ value: end, text }] : [];
  });
  return labels.length > 0 ? { customLabels: labels } : {};
}

/** The distance of two places, where all are equally far from each other. */
function stepOf(places: readonly number[]): number {
  const sorted = [...places].sort((one, other) => one - other);
  const steps = sorted.slice(1).map((place, index) => place - (sorted[index] ?? 0));
  const [step = 1] = steps;
  return step > 0 && steps.every((one) => one === step) ? step : 1;
}
