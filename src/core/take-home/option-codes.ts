import type { Option, OptionValue } from "../question-types/options.ts";

/**
 * Returns what a program stores for each option: its value where the program takes such codes, or else for all of them 1
 * and up in their order; for yes and no, 1 and 0.
 */
export function optionCodes(options: readonly Option[], fits: RegExp): ReadonlyMap<OptionValue, string> {
  if (options.every(({ value }) => typeof value === "boolean"))
    return new Map(options.map(({ value }) => [value, value === true ? "1" : "0"]));
  const written = options.map(({ value }) => `${value}`);
  const isKept = written.every((one) => fits.test(one)) && new Set(written).size === written.length;
  return new Map(options.map(({ value }, index) => [value, isKept ? `${value}` : `${index + 1}`]));
}
