import { type Json, listIn, numberOf, objectsIn } from "../json-values.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { readChoices } from "./choices.ts";
import type { Reading } from "./reading.ts";

/** Reads a rating: whole numbers stay one; other values, or words for them, become options of one choice. */
export function ratingQuestion(json: Json, { texts }: Reading): AskedQuestion {
  const min = numberOf(json["rateMin"]) ?? 1;
  const step = numberOf(json["rateStep"]) || 1;
  const count = numberOf(json["rateCount"]);
  const max = numberOf(json["rateMax"]) ?? (count === undefined ? 5 : min + (count - 1) * step);
  const low = texts.read(json["minRateDescription"] ?? json["mininumRateDescription"]);
  const high = texts.read(json["maxRateDescription"] ?? json["maximumRateDescription"]);
  const values = listIn(json["rateValues"]);
  const isRun =
    step === 1 && Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max >= 1 && max <= 10 && min < max;
  if (values.length === 0 && isRun) {
    const element = {
      ...{ type: "rating", rateMin: min, rateMax: max },
      ...(low === undefined ? {} : { minRateDescription: low }),
      ...(high === undefined ? {} : { maxRateDescription: high }),
    };
    return { element, changed: [], options: numbers(min, max, 1), isSeveral: false };
  }
  const read = readChoices(values.length > 0 ? values : numbers(min, max, step), texts);
  const ends = [low, high].some((end) => end !== undefined);
  const choices = read.choices.map((choice, index) => {
    const end = index === 0 ? low : index === read.choices.length - 1 ? high : undefined;
    return end === undefined || typeof choice === "object" ? choice : { value: choice, text: end };
  });
  const changed = [
    "It is a rating in the file, and a choice of one option here.",
    ...(ends ? ["The words for its ends stand at the first and the last option."] : []),
  ];
  return {
    element: { type: "radiogroup", choices },
    changed: [...changed, ...read.changed],
    options: read.values,
    codes: read.codes,
    isSeveral: false,
    points: read.points,
  };
}

function numbers(min: number, max: number, step: number): number[] {
  const count = Math.floor((max - min) / step) + 1;
  return Array.from({ length: Math.min(1000, Math.max(0, count || 0)) }, (_, index) => min + index * step);
}

/** Reads a line to slide on. */
export function sliderQuestion(json: Json, { texts }: Reading): AskedQuestion {
  if (json["sliderType"] === "range")
    return { why: "It asks for two ends of a range on one line, which cannot be asked here." };
  const min = numberOf(json["min"] ?? json["rangeMin"]) ?? 0;
  const max = numberOf(json["max"] ?? json["rangeMax"]) ?? 100;
  if (min >= max) return { why: `Its line ends at ${max}, which is not above its start, ${min}.` };
  const step = numberOf(json["step"]);
  const labels = objectsIn(json["customLabels"]).flatMap((one) => {
    const [value, text] = [numberOf(one["value"]), texts.read(one["text"])];
    return value === undefined || text === undefined ? [] : [{ value, text }];
  });
  const atEnds = [min, max].flatMap((end) => labels.find(({ value }) => value === end) ?? []);
  const between = labels.length - atEnds.length;
  const element = {
    ...{ type: "slider", min, max },
    ...(step !== undefined && step > 0 ? { step } : {}),
    ...(atEnds.length > 0 ? { customLabels: atEnds } : {}),
  };
  return {
    element,
    changed: between > 0 ? [`${between} of its labels stand between the ends, and are left out.`] : [],
    options: null,
    isSeveral: false,
  };
}
