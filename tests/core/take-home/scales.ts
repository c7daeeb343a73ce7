import { readFileSync } from "node:fs";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { ruleNames, ruleOf, surveyOf } from "../shipped-content.ts";
import { allSorts } from "./all-sorts.ts";

type Scale = { readonly survey: SurveyDocument; readonly rule: ScoringRule };

const read = (name: string) => JSON.parse(readFileSync(`tests/support/new-scale/${name}.json`, "utf8"));

/** Every shipped scale, and two that have what those lack: a matrix, several options, panels, items left open. */
export const scales: readonly (readonly [string, Scale])[] = [
  ...ruleNames.map((name) => [name, { survey: surveyOf(name), rule: ruleOf(name) }] as const),
  ["ease-at-home", { survey: read("survey"), rule: read("rule") }],
  ["all-sorts", allSorts],
];

export const scaleNamed = (name: string): Scale => {
  const found = scales.find(([own]) => own === name);
  if (!found) throw new Error(name);
  return found[1];
};

/** The scales whose score other programs can work out: that of sleep reads times of day as people write them. */
export const scored = scales.filter(([name]) => name !== "sleep");
