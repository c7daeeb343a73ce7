import { isMoment } from "../../dates/moments.ts";
import { wordIn } from "../json-values.ts";
import { numericLimits } from "../redcap/typed.ts";
import type { Item } from "./entries.ts";
import type { Made } from "./made.ts";
import { manyIn } from "./plain-keys.ts";

/** How an answer is stored, such as `integer`; a list may name several. */
const valueTypesOf = ({ options }: Item): string[] =>
  manyIn(options["valueType"]).map((one) => (wordIn(one).split(/[:/#]/).at(-1) ?? "").toLowerCase());

const NUMBERS = /^(int|integer|long|decimal|float|double|number|(non)?(negative|positive)integer)$/;
const WHOLE = /^(int|integer|long|(non)?(negative|positive)integer)$/;

/** Returns the kind of a typed answer, by how the file stores it, where its input says nothing. */
export function kindByValue(item: Item): "number" | "date" | "text" {
  const types = valueTypesOf(item);
  if (types.length > 0 && types.every((type) => NUMBERS.test(type))) return "number";
  if (types.includes("date")) return "date";
  const limits = [item.options["minValue"], item.options["maxValue"]];
  return types.length === 0 && limits.some((one) => wordIn(one) !== "") ? "number" : "text";
}

/** Returns a number that is typed, with its limits. */
export function numberQuestion(item: Item, inputType: string): Made {
  const { limits, lost } = numericLimits(wordIn(item.options["minValue"]), wordIn(item.options["maxValue"]));
  const isWhole =
    WHOLE.test(inputType) || (!NUMBERS.test(inputType) || inputType === "number" ? isStoredWhole(item) : false);
  const step = isWhole && Number.isInteger(limits.min ?? 0) ? { step: 1 } : {};
  return { properties: { type: "text", inputType: "number", ...limits, ...step }, said: lost };
}

const isStoredWhole = (item: Item): boolean => {
  const types = valueTypesOf(item);
  return types.length > 0 && types.every((type) => WHOLE.test(type));
};

/** Returns a day or a time of day. */
export function momentQuestion(item: Item, unit: "date" | "time" | "month"): Made {
  const [min, max] = [item.options["minValue"], item.options["maxValue"]].map(wordIn);
  const kept = (limit = "") => (isMoment(unit, limit) ? limit : undefined);
  const [low, high] = [kept(min), kept(max)];
  const isCrossed = low !== undefined && high !== undefined && low > high;
  const lost = [min, max].filter((limit): limit is string => Boolean(limit) && (isCrossed || !isMoment(unit, limit)));
  const limits = isCrossed
    ? {}
    : { ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) };
  return {
    properties: { type: "text", inputType: unit, ...limits },
    said: lost.map((limit) => `Its limit ${limit} is left out: it cannot be kept as one.`),
  };
}

/** Returns a text of one line or of several. */
export function textQuestion(item: Item, type: "text" | "comment", said: readonly string[] = []): Made {
  const limits = [item.options["minValue"], item.options["maxValue"]].map(wordIn).filter(Boolean).join(" to ");
  const lost = limits === "" ? [] : [`Its limits (${limits}) are left out: the file does not say that it is a number.`];
  return { properties: { type }, said: [...said, ...lost] };
}
