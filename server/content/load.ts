import { basename, join } from "node:path";
import { catalogueIssues } from "#core/content/check-catalogue.ts";
import { placeIssues } from "#core/content/check-places.ts";
import { proofIssues, type RangeOfScale } from "#core/content/check-proof.ts";
import { ruleIssues } from "#core/content/check-rule.ts";
import { safetyIssues } from "#core/content/check-safety.ts";
import { shapeIssues } from "#core/content/check-shape.ts";
import { surveyIssues } from "#core/content/check-survey.ts";
import { translationWarnings } from "#core/content/check-translations.ts";
import type { Issue } from "#core/content/issue.ts";
import type { Catalogue } from "#core/contracts/domains.ts";
import type { ScoringRule } from "#core/contracts/scoring-rule.ts";
import type { Site } from "#core/contracts/site.ts";
import type { SurveyDocument } from "#core/contracts/survey.ts";
import { checkedGuidance } from "./check-guidance-files.ts";
import { surveyjsIssues } from "./check-surveyjs.ts";
import { type Content, makeScale, type Scale } from "./content.ts";
import { CATALOGUE, type ContentFile, readFolder, SITE } from "./read-files.ts";
import { saidFiles } from "./said-files.ts";

const GUIDANCE = "guidance";

export type Loaded = {
  readonly content: Content | null;
  readonly issues: readonly Issue[];
  /** Work still to do, such as translating. Content is published with it. */
  readonly warnings: readonly Issue[];
};

/**
 * Reads and checks all content. With any issue there is no content: what is published is whole and
 * right, or stays as it was.
 */
export async function loadContent(surveysDir: string, scoringRulesDir: string): Promise<Loaded> {
  const [surveys, rules, guides] = await Promise.all([
    readFolder(surveysDir),
    readFolder(scoringRulesDir),
    readFolder(join(surveysDir, GUIDANCE), `${basename(surveysDir)}/${GUIDANCE}`),
  ]);
  const read = [...surveys.issues, ...rules.issues, ...guides.issues];

  const scales = checkedScales(surveys.files, rules.files, basename(scoringRulesDir));
  const catalogue = checkedFile<Catalogue>("catalogue", surveys.files, CATALOGUE, basename(surveysDir));
  const site = checkedFile<Site>("site", surveys.files, SITE, basename(surveysDir));
  const known = new Set(scales.map(({ id }) => id));
  const crossed = catalogue.value ? catalogueIssues(catalogue.name, catalogue.value, known) : [];
  const safety = site.value ? safetyIssues(site.name, site.value.safety) : [];
  const made = new Map(scales.flatMap(({ id, scale }): [string, Scale][] => (scale ? [[id, scale]] : [])));
  const guidance = checkedGuidance(guides.files, catalogue.value, made);
  const said = saidFiles(surveys.files, rules.files);
  const warnings = site.value ? translationWarnings(said, site.value.languages) : [];
  const found = [
    ...scales.flatMap((scale) => scale.issues),
    ...catalogue.issues,
    ...site.issues,
    ...crossed,
    ...safety,
    ...guidance.issues,
    ...said.flatMap(placeIssues),
  ];
  // A file with a syntax error is not missing; what would follow from its absence is left unsaid.
  const consequences =
    read.length > 0 ? ["FILE_MISSING", "GUIDANCE_MISSING", "RULE_MISSING", "SURVEY_MISSING", "SURVEY_UNKNOWN"] : [];
  const issues = [...read, ...found.filter(({ code }) => !consequences.includes(code))];

  if (issues.length > 0 || !catalogue.value || !site.value) return { content: null, issues, warnings };
  const { entries } = guidance;
  const content = { catalogue: catalogue.value, site: site.value, scales: made, guidance: entries };
  return { content, issues, warnings };
}

function checkedFile<Value>(kind: "catalogue" | "site", files: readonly ContentFile[], id: string, folder: string) {
  const name = `${folder}/${id}.json`;
  const file = files.find((one) => one.id === id);
  if (!file) {
    const issues: Issue[] = [
      {
        code: "FILE_MISSING",
        file: name,
        path: "",
        message: "This file is missing or unreadable.",
        hint: "Put it back, under exactly this name.",
      },
    ];
    return { name, issues, value: null };
  }
  const issues = shapeIssues(kind, name, file.value);
  return { name, issues, value: issues.length === 0 ? (file.value as Value) : null };
}

type CheckedScale = { readonly id: string; readonly issues: readonly Issue[]; readonly scale: Scale | null };

function checkedScales(
  surveys: readonly ContentFile[],
  rules: readonly ContentFile[],
  rulesFolder: string,
): CheckedScale[] {
  const surveyFiles = surveys.filter(({ id }) => id !== CATALOGUE && id !== SITE);
  const orphans = rules
    .filter(({ id }) => !surveyFiles.some((survey) => survey.id === id))
    .map(({ id, name }): CheckedScale => {
      const message = "There is no survey of the same name beside this rule.";
      const hint = `Add the survey "${id}.json", or remove this rule.`;
      return { id, scale: null, issues: [{ code: "SURVEY_MISSING", file: name, path: "", message, hint }] };
    });
  return [...orphans, ...surveyFiles.map((survey) => checkedScale(survey, rules, rulesFolder))];
}

function checkedScale(surveyFile: ContentFile, rules: readonly ContentFile[], rulesFolder: string): CheckedScale {
  const { id } = surveyFile;
  const ruleFile = rules.find((rule) => rule.id === id);
  if (!ruleFile) {
    const message = `There is no scoring rule for this survey.`;
    const hint = `Add ${rulesFolder}/${id}.json.`;
    return { id, scale: null, issues: [{ code: "RULE_MISSING", file: surveyFile.name, path: "", message, hint }] };
  }
  const shapes = [
    ...shapeIssues("survey", surveyFile.name, surveyFile.value),
    ...shapeIssues("rule", ruleFile.name, ruleFile.value),
  ];
  if (shapes.length > 0) return { id, scale: null, issues: shapes };

  const survey = surveyFile.value as SurveyDocument;
  const rule = ruleFile.value as ScoringRule;
  const named =
    rule.scale === id
      ? []
      : [
          {
            code: "SCALE_NAME",
            file: ruleFile.name,
            path: "scale",
            message: `This must be "${id}", the name of the file.`,
            hint: `Write "${id}", or rename the file and its survey.`,
          },
        ];
  const known = new Set(rules.map((one) => one.id));
  const own = surveyIssues(surveyFile.name, survey);
  // SurveyJS names some of the same faults less plainly; it is asked where our own check found nothing.
  const crossed = [
    ...named,
    ...(own.length > 0 ? own : surveyjsIssues(surveyFile.name, survey)),
    ...ruleIssues(ruleFile.name, rule, survey, known),
  ];
  // A proof is only worth its while once names and options are right; otherwise it repeats the same fault.
  const issues = crossed.length > 0 ? crossed : proofIssues(ruleFile.name, rule, survey, rangeIn(rules));
  return { id, issues, scale: issues.length === 0 ? makeScale(survey, rule) : null };
}

/** The declared range of another scale, where its rule can be read at all. */
function rangeIn(rules: readonly ContentFile[]): RangeOfScale {
  return (scale) => {
    const file = rules.find(({ id }) => id === scale);
    if (!file || shapeIssues("rule", file.name, file.value).length > 0) return undefined;
    return (file.value as ScoringRule).range;
  };
}
