import type { Field } from "./dictionary.ts";
import { numericLimits, type Typed } from "./typed.ts";
import type { Words } from "./words.ts";

/** Returns a slider from 0 to 100 unless told, with the words at its ends; those in its middle have no place here. */
export function sliderOf({ choices, min, max }: Field, words: Words): Typed {
  const { limits, lost } = numericLimits(min, max);
  const [from, to] = [limits.min ?? 0, limits.max ?? 100];
  const isLine = from < to;
  const ends = isLine ? { min: from, max: to } : { min: 0, max: 100 };
  const parts = choices === "" ? [] : choices.split("|").map((part) => words.textOf(part));
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  const between = parts.slice(1, -1).filter((text) => text !== null);
  const labels = [
    ...(parts[0] ? [{ value: ends.min, text: parts[0] }] : []),
    ...(last ? [{ value: ends.max, text: last }] : []),
  ];
  const said = [
    ...lost,
    ...(isLine ? [] : [`Its limits are left out: ${from} is not below ${to}.`]),
    ...between.map(
      (text) => `The words in its middle, "${typeof text === "string" ? text : text.default}", are left out.`,
    ),
  ];
  return { properties: { ...ends, ...(labels.length > 0 ? { customLabels: labels } : {}) }, said };
}
