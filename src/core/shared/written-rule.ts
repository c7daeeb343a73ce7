import { isObject } from "./is-object.ts";
import type { Issue } from "./issue.ts";
import { placeInResult } from "./result-parts.ts";

/** A rule as the file has it, beside the form in which all else reads it. Neither form need match the schema. */
export type WrittenRule = {
  readonly rule: unknown;
  /** Whether the file lists its results under `results`, the first of which is the score. */
  readonly hasResults: boolean;
};

/** Returns the rule that a file holds, in the one form that is checked, scored and stored. */
export function readWrittenRule(written: unknown): WrittenRule {
  if (!isObject(written)) return { rule: written, hasResults: false };
  const { results, ...rest } = written;
  if (!Array.isArray(results) || "score" in written) return { rule: withBands(written), hasResults: false };
  const [first, ...further] = results.map(withBands);
  if (!isObject(first)) return { rule: written, hasResults: false };
  const { name, title, formula, ...part } = first;
  const called = name === undefined && title === undefined ? {} : { main: { name, title } };
  const score = formula === undefined ? {} : { score: formula };
  const rule = { ...rest, ...score, ...part, ...called, ...(further.length > 0 ? { further } : {}) };
  return { rule, hasResults: true };
}

/** A method without cut-offs names none. */
const withBands = (value: unknown): unknown =>
  isObject(value) && value["bands"] === undefined ? { ...value, bands: [] } : value;

/** Returns an issue of a rule that lists its results with its place as the file has it: `results[0].formula`. */
export function atWrittenRulePlace(issue: Issue): Issue {
  const path = placeInResult(issue.path, "results[0]")
    .replace(/^main(?=$|\.)/, "results[0]")
    .replace(/^further\[(\d+)\]/, (_, index: string) => `results[${Number(index) + 1}]`);
  return { ...issue, path };
}
