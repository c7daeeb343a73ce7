import { readdirSync, readFileSync } from "node:fs";
import type { Kit } from "#core/content-model/kit.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { enableKit } from "#core/kits/enable-kit.ts";
import { placeholderWording } from "#core/kits/placeholder-wording.ts";
import { ruleNames, ruleOf, surveyOf } from "../shipped-content.ts";
import { allSorts } from "./all-sorts.ts";

export type Scale = { readonly survey: SurveyDocument; readonly rule: ScoringRule };

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

const LIBRARY = "surveys/library";

/** Every kit of the library with words that only hold its places. */
export const kits: readonly (readonly [string, Scale])[] = readdirSync(LIBRARY)
  .filter((file) => file !== "listed.json")
  .map((file) => {
    const kit: Kit = JSON.parse(readFileSync(`${LIBRARY}/${file}`, "utf8"));
    const because = kit.cutOffs ? { because: "to try it" } : {};
    return [kit.id, enableKit(kit, { wordings: [placeholderWording(kit)], compared: [], ...because })] as const;
  });
