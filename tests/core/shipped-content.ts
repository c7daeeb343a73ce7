import { readdirSync, readFileSync } from "node:fs";
import type { CoachContent } from "#core/content-model/coach.ts";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { GuidanceFile } from "#core/content-model/guidance.ts";
import type { KnowYourNumbers } from "#core/content-model/know-your-numbers.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Site } from "#core/content-model/site.ts";
import type { Steps } from "#core/content-model/steps.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";

const root = new URL("../../", import.meta.url);
const NOT_SURVEYS = ["domains", "site", "coach", "know-your-numbers", "steps"];

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(new URL(file, root), "utf8"));
}

function scalesIn(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json") && !entry.name.endsWith(".schema.json"))
    .map((entry) => entry.name.slice(0, -".json".length))
    .filter((name) => !NOT_SURVEYS.includes(name))
    .sort();
}

export const surveyNames = scalesIn("surveys/");
export const ruleNames = scalesIn("scoring-rules/");
export const guidanceNames = scalesIn("surveys/guidance/");
export const guidanceOf = (name: string) => readJson<GuidanceFile>(`surveys/guidance/${name}.json`);
export const guidance = () => guidanceNames.flatMap((name) => guidanceOf(name).entries);
export const surveyOf = (name: string) => readJson<SurveyDocument>(`surveys/${name}.json`);
export const ruleOf = (name: string) => readJson<ScoringRule>(`scoring-rules/${name}.json`);
export const catalogue = () => readJson<Catalogue>("surveys/domains.json");
export const site = () => readJson<Site>("surveys/site.json");
export const coach = () => readJson<CoachContent>("surveys/coach.json");
export const knowYourNumbers = () => readJson<KnowYourNumbers>("surveys/know-your-numbers.json");
export const smallSteps = () => readJson<Steps>("surveys/steps.json");
