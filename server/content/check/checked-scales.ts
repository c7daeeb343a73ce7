import { LRUCache } from "lru-cache";
import { isDraft, openInDraft } from "#core/content-check/check-draft.ts";
import { exampleIssues } from "#core/content-check/check-examples.ts";
import {
  type ProvedPart,
  proofIssues,
  provedParts,
  type RangeOfScale,
  sampledWarning,
} from "#core/content-check/check-proof.ts";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import { validatorIssues } from "#core/content-check/check-validators.ts";
import { fittingPart } from "#core/content-check/fitting-part.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Issue } from "#core/shared/issue.ts";
import { makeScale, type Scale } from "../content.ts";
import { type ContentFile, NOT_SURVEYS } from "../files/read-files.ts";
import { checkCache } from "./check-cache.ts";
import { surveyjsIssues } from "./check-surveyjs.ts";

type CheckedScale = {
  readonly id: string;
  readonly issues: readonly Issue[];
  readonly scale: Scale | null;
  readonly warnings?: readonly Issue[];
};

/**
 * Caches earlier checks by everything they read: an edit of one file checks only that scale again, also while
 * several editors try changes in turn.
 */
const recent = new LRUCache<string, CheckedScale>({ max: 100 });

/** Returns every scale of the two folders with its issues, and every rule that has no survey. */
export function checkedScales(
  surveys: readonly ContentFile[],
  rules: readonly ContentFile[],
  rulesFolder: string,
): CheckedScale[] {
  const surveyFiles = surveys.filter(({ id }) => !NOT_SURVEYS.includes(id));
  const orphans = rules
    .filter(({ id }) => !surveyFiles.some((survey) => survey.id === id))
    .map(({ id, name }): CheckedScale => {
      const message = "There is no survey of the same name beside this rule.";
      const hint = `Add the survey "${id}.json", or remove this rule.`;
      return { id, scale: null, issues: [{ code: "SURVEY_MISSING", file: name, path: "", message, hint }] };
    });
  const found = surveyFiles.map((survey) => {
    const rule = rules.find(({ id }) => id === survey.id);
    const madeFrom = JSON.stringify([survey, rule, rulesFolder, rules.map(({ id }) => id), readBy(rule, rules)]);
    const checked = recent.get(madeFrom) ?? checkedScale(survey, rules, rulesFolder, madeFrom);
    recent.set(madeFrom, checked);
    return checked;
  });
  return [...orphans, ...found];
}

function checkedScale(
  surveyFile: ContentFile,
  rules: readonly ContentFile[],
  rulesFolder: string,
  madeFrom: string,
): CheckedScale {
  const { id } = surveyFile;
  const ruleFile = rules.find((rule) => rule.id === id);
  if (!ruleFile) {
    const message = `There is no scoring rule for this survey.`;
    const hint = `Add ${rulesFolder}/${id}.json.`;
    return { id, scale: null, issues: [{ code: "RULE_MISSING", file: surveyFile.name, path: "", message, hint }] };
  }
  const issues = checkCache().issuesOf(["scale", madeFrom], () =>
    scaleIssues(surveyFile, ruleFile, rules, (part) => checkCache().mark(["sampled", madeFrom, part])),
  );
  if (issues.length > 0) return { id, issues, scale: null };
  const rule = ruleFile.value as ScoringRule;
  const sampled = provedParts(rule).filter((part) => checkCache().isMarked(["sampled", madeFrom, part]));
  const warnings = sampled.map((part) => sampledWarning(ruleFile.name, part));
  return { id, issues, warnings, scale: makeScale(surveyFile.value as SurveyDocument, rule) };
}

/** Returns the issues of one scale, from the schemas of its files to the proof of its bands. */
function scaleIssues(
  surveyFile: ContentFile,
  ruleFile: ContentFile,
  rules: readonly ContentFile[],
  onSampled: (part: ProvedPart) => void,
): Issue[] {
  const { id } = surveyFile;
  const shapes = [
    ...shapeIssues("survey", surveyFile.name, surveyFile.value),
    ...shapeIssues("rule", ruleFile.name, ruleFile.value),
  ];
  if (shapes.length > 0) return [...shapes, ...namesBesideShapes(surveyFile, shapes)];

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
  // SurveyJS reports some of the same issues less clearly, so it runs only when our own check found none.
  const crossed = [
    ...named,
    ...(own.length > 0 ? own : surveyjsIssues(surveyFile.name, survey)),
    ...ruleIssues(ruleFile.name, rule, survey, known),
    ...openInDraft(ruleFile.name, rule),
  ];
  // The proof runs only when names and options are right; otherwise it would repeat the same issues.
  if (crossed.length > 0) return crossed;
  if (isDraft(rule))
    return [...validatorIssues(surveyFile.name, survey, rule), ...exampleIssues(ruleFile.name, rule, survey)];
  return [
    ...validatorIssues(surveyFile.name, survey, rule),
    ...proofIssues(ruleFile.name, rule, survey, rangeIn(rules), onSampled),
  ];
}

/** Returns what else is wrong with the names and conditions of a survey that has mistakes in its form, so that one run names all. */
function namesBesideShapes({ name, value }: ContentFile, shapes: readonly Issue[]): Issue[] {
  const survey = fittingPart(
    value,
    shapes.filter(({ file }) => file === name).map(({ path }) => path),
  );
  return survey ? surveyIssues(name, survey) : [];
}

/** Returns the declared range of another scale, when its rule can be read. */
export function rangeIn(rules: readonly ContentFile[]): RangeOfScale {
  return (scale) => {
    const file = rules.find(({ id }) => id === scale);
    if (!file || shapeIssues("rule", file.name, file.value).length > 0) return undefined;
    return (file.value as ScoringRule).range;
  };
}

/** Returns, in full, the other rules that a rule reads: whether their ranges are reliable depends on all of them. */
function readBy(rule: ContentFile | undefined, rules: readonly ContentFile[]): unknown[] {
  const reads = (rule?.value as Partial<ScoringRule> | null | undefined)?.reads;
  if (!Array.isArray(reads)) return [];
  return reads.map((read) => rules.find(({ id }) => id === read?.scale)?.value);
}
