import type { JSONPath } from "jsonc-parser";
import { choiceOfFormula } from "#core/formulas/formula-choice.ts";
import type { TextEdit } from "../form/text-edit.ts";
import { inTurn, putValue } from "./rule-edits.ts";

const NO_NUMBER = /\bnone\(\s*\)/;

/** Takes questions out of the list of those that are kept and not counted; an empty list goes. */
export function countItems(text: string, names: readonly string[]): TextEdit[] {
  const { unscored } = JSON.parse(text) as { readonly unscored?: unknown };
  if (!Array.isArray(unscored)) return [];
  const left = unscored.filter((name) => !names.includes(name));
  if (left.length === unscored.length) return [];
  return putValue(text, ["unscored"], left.length > 0 ? left : undefined);
}

/**
 * Puts a formula that was chosen: what it names is counted from then on. What is said where there is no number goes
 * with the last `none()`, because the check asks for both or neither.
 */
export function chooseFormula(text: string, path: JSONPath, formula: string): TextEdit[] {
  return inTurn(
    text,
    (json) => putValue(json, path, formula),
    (json) => countItems(json, choiceOfFormula(formula)?.names ?? []),
    (json) => (NO_NUMBER.test(formula) ? [] : putValue(json, [...path.slice(0, -1), "none"], undefined)),
  );
}
