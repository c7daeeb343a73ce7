import type { JSONPath } from "jsonc-parser";
import type { Text } from "#core/content-model/text.ts";
import { isObject } from "#core/shared/is-object.ts";
import { RESULT_PARTS } from "#core/shared/result-parts.ts";
import type { TextEdit } from "../form/text-edit.ts";
import { freshName } from "../lists/fresh-name.ts";
import { namesOf } from "./copied-entry.ts";
import type { LooseRule } from "./rule-context.ts";
import { addEntry, inTurn, putValue, takeOut } from "./rule-edits.ts";

/** A result with its place in the file: a rule with one score has it at its top. */
export type PlacedResult = {
  readonly path: JSONPath;
  /** The property that holds its formula. */
  readonly formulaAt: "score" | "formula";
  readonly result: Readonly<Record<string, unknown>>;
};

/** Returns the results of a rule, the score first. */
export function resultsOf(rule: LooseRule): PlacedResult[] {
  const { results } = rule;
  if (!Array.isArray(results)) return [{ path: [], formulaAt: "score", result: rule }];
  return results.map((result: unknown, index) => ({
    path: ["results", index],
    formulaAt: "formula",
    result: isObject(result) ? result : {},
  }));
}

/** Adds a further result. A rule with one score lists it first from then on. */
export function addResult(text: string, rule: LooseRule): TextEdit[] {
  const others = Array.isArray(rule.results) ? rule.results : [{ name: "score" }];
  const added = {
    name: freshName("result", new Set([...namesOf(others), "result"]), ""),
    title: "",
    formula: "sum()",
    range: { min: 0, max: 0 },
  };
  if (Array.isArray(rule.results)) return addEntry(text, ["results"], added);
  const own: Readonly<Record<string, unknown>> = rule;
  const parts = RESULT_PARTS.filter((part) => own[part] !== undefined);
  const title: Text = rule.title ?? "";
  const first = {
    name: "score",
    title,
    formula: rule.score ?? "",
    ...Object.fromEntries(parts.map((part) => [part, own[part]])),
  };
  return inTurn(
    text,
    (json) => putValue(json, ["results"], [first, added]),
    ...["score", ...parts].map((part) => (json: string) => takeOut(json, [part])),
  );
}
