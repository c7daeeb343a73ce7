import { catalogueIssues } from "#core/content-check/check-catalogue.ts";
import { coachIssues, modelWordIssues } from "#core/content-check/check-coach.ts";
import { demoIssues } from "#core/content-check/check-demo.ts";
import { draftWarnings, isDraft } from "#core/content-check/check-draft.ts";
import { firstSurveyIssues } from "#core/content-check/check-first-survey.ts";
import { insteadIssues, offerIssues } from "#core/content-check/check-guidance-after.ts";
import { knownAnswerIssues } from "#core/content-check/check-known-answer.ts";
import { looksWarnings } from "#core/content-check/check-looks.ts";
import { numbersIssues } from "#core/content-check/check-numbers.ts";
import { placeIssues } from "#core/content-check/check-places.ts";
import { safetyIssues } from "#core/content-check/check-safety.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { starterWarnings } from "#core/content-check/check-starter-words.ts";
import { meaningsIn, type NamedBySteps, stepsIssues, stepsWarnings } from "#core/content-check/check-steps.ts";
import { tasterIssues } from "#core/content-check/check-taster.ts";
import { translationWarnings } from "#core/content-check/check-translations.ts";
import { unconfirmedWarnings } from "#core/content-check/check-unconfirmed.ts";
import type { CoachContent } from "#core/content-model/coach.ts";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { KnowYourNumbers } from "#core/content-model/know-your-numbers.ts";
import type { Site } from "#core/content-model/site.ts";
import type { Steps } from "#core/content-model/steps.ts";
import type { Issue } from "#core/shared/issue.ts";
import { atWrittenRulePlace } from "#core/shared/written-rule.ts";
import { atWrittenPlace } from "#core/surveys/written-survey.ts";
import { checkCache } from "../check/check-cache.ts";
import { checkedGuidance } from "../check/check-guidance-files.ts";
import { checkedMessages } from "../check/check-message-files.ts";
import { checkedScales } from "../check/checked-scales.ts";
import { type ContentFolders, type ContentTexts, labelOf, type Place } from "../check/content-texts.ts";
import { translatableFiles } from "../check/translatable-texts.ts";
import type { Content, Scale } from "../content.ts";
import { CATALOGUE, COACH, type ContentFile, NUMBERS, parsedFiles, readTexts, SITE, STEPS } from "./read-files.ts";

export type Loaded = {
  readonly content: Content | null;
  readonly issues: readonly Issue[];
  /** Open work, such as missing translations, and what is not used. Warnings do not prevent publication. */
  readonly warnings: readonly Issue[];
};

/** Reads and checks all content of the two folders. */
export async function loadContent(surveysDir: string, scoringRulesDir: string): Promise<Loaded> {
  const folders = { surveysDir, scoringRulesDir };
  const { texts, issues } = await readTexts(folders);
  return checkContent(texts, folders, issues);
}

/**
 * Checks all content and prepares it for publication. With any issue there is no content: a publication is complete
 * and valid, or nothing changes.
 * @param readIssues the issues of files that could not be read
 */
export function checkContent(texts: ContentTexts, folders: ContentFolders, readIssues: readonly Issue[] = []): Loaded {
  const surveys = parsedFiles(texts, "surveys", labelOf("surveys", folders));
  const rules = parsedFiles(texts, "scoring-rules", labelOf("scoring-rules", folders));
  const onePage = new Set(surveys.files.filter(({ isOnePage }) => isOnePage).map(({ name }) => name));
  const listed = new Set(rules.files.filter(({ hasResults }) => hasResults).map(({ name }) => name));
  const written = (issue: Issue) => {
    if (onePage.has(issue.file ?? "")) return atWrittenPlace(issue);
    return listed.has(issue.file ?? "") ? atWrittenRulePlace(issue) : issue;
  };
  const { content, issues, warnings } = checkParsed({ surveys, rules }, texts, folders, readIssues);
  return { content, issues: issues.map(written), warnings: warnings.map(written) };
}

type Parsed = ReturnType<typeof parsedFiles>;

function checkParsed(
  { surveys, rules }: { readonly surveys: Parsed; readonly rules: Parsed },
  texts: ContentTexts,
  folders: ContentFolders,
  readIssues: readonly Issue[],
): Loaded {
  const label = (place: Place) => labelOf(place, folders);
  const guides = parsedFiles(texts, "guidance", label("guidance"));
  const messageFiles = parsedFiles(texts, "safety", label("safety"));
  const read = [...readIssues, ...surveys.issues, ...rules.issues, ...guides.issues, ...messageFiles.issues];

  const scales = checkedScales(surveys.files, rules.files, label("scoring-rules"));
  const catalogue = checkedFile<Catalogue>("catalogue", surveys.files, CATALOGUE, label("surveys"));
  const site = checkedFile<Site>("site", surveys.files, SITE, label("surveys"));
  const coach = checkedFile<CoachContent>("coach", surveys.files, COACH, label("surveys"));
  const numbers = checkedFile<KnowYourNumbers>("numbers", surveys.files, NUMBERS, label("surveys"));
  // Content of earlier versions has no steps, and stays good.
  const hasSteps = surveys.files.some(({ id }) => id === STEPS);
  const steps = hasSteps ? checkedFile<Steps>("steps", surveys.files, STEPS, label("surveys")) : null;
  const drafts = new Set(rules.files.filter(({ value }) => isDraft(value)).map(({ id }) => id));
  const known = new Set(scales.map(({ id }) => id).filter((id) => !drafts.has(id)));
  const crossed = catalogue.value ? catalogueIssues(catalogue.name, catalogue.value, known) : [];
  const safety = site.value ? safetyIssues(site.name, site.value.safety) : [];
  const modelIssues = [
    ...(coach.value ? coachIssues(coach.name, coach.value) : []),
    ...(site.value ? modelWordIssues(site.name, site.value) : []),
  ];
  const scalesById = new Map(
    scales.flatMap(({ id, scale }): [string, Scale][] => (scale && !drafts.has(id) ? [[id, scale]] : [])),
  );
  const first = catalogue.value
    ? [
        ...firstSurveyIssues(catalogue.name, catalogue.value, scalesById),
        ...knownAnswerIssues(catalogue.name, catalogue.value, scalesById),
      ]
    : [];
  const shown =
    site.value && catalogue.value
      ? [
          ...tasterIssues(site.name, site.value, catalogue.value, scalesById),
          ...demoIssues(site.name, site.value, catalogue.value, scalesById),
        ]
      : [];
  const guidance = checkedGuidance(guides.files, catalogue.value, scalesById, site.value);
  const crossedNumbers =
    numbers.value && catalogue.value && guidance.issues.length === 0
      ? numbersIssues(numbers.name, numbers.value, catalogue.value, guidance.entries)
      : [];
  const namedBySteps: NamedBySteps | null =
    catalogue.value && guidance.issues.length === 0
      ? {
          catalogue: catalogue.value,
          entries: guidance.entries,
          meaningsOf: (survey) => {
            const bands = scalesById.get(survey)?.rule.bands;
            return bands ? meaningsIn(bands) : null;
          },
        }
      : null;
  const crossedSteps = steps?.value && namedBySteps ? stepsIssues(steps.name, steps.value, namedBySteps) : [];
  // Without the catalogue no entry is read, so that none would be found.
  const offers =
    site.value && catalogue.value && guidance.issues.length === 0
      ? [
          ...offerIssues(site.name, site.value.safety, guidance.entries),
          ...insteadIssues(site.name, site.value.safety, guidance.entries),
        ]
      : [];
  const messages = checkedMessages(messageFiles.files, site.value);
  const translatable = translatableFiles(surveys.files, rules.files);
  const warnings = [
    ...scales.flatMap((scale) => scale.warnings ?? []),
    ...surveys.files.flatMap(({ name, looks = [] }) => looksWarnings(name, looks)),
    ...rules.files.flatMap(({ name, value }) => [...draftWarnings(name, value), ...unconfirmedWarnings(name, value)]),
    ...[...surveys.files, ...rules.files].flatMap(({ name, value }) => starterWarnings(name, value)),
    ...(steps?.value && namedBySteps ? stepsWarnings(steps.name, steps.value, namedBySteps) : []),
    ...(site.value ? translationWarnings(translatable, site.value.languages) : []),
  ];
  const found = [
    ...scales.flatMap((scale) => scale.issues),
    ...catalogue.issues,
    ...site.issues,
    ...offers,
    ...coach.issues,
    ...numbers.issues,
    ...crossed,
    ...first,
    ...shown,
    ...safety,
    ...modelIssues,
    ...guidance.issues,
    ...crossedNumbers,
    ...(steps?.issues ?? []),
    ...crossedSteps,
    ...messages.issues,
    ...translatable.flatMap(placeIssues),
  ];
  // A file with a syntax error is not missing, so issues that would follow from its absence are not reported.
  const consequences =
    read.length > 0
      ? ["FILE_MISSING", "GUIDANCE_MISSING", "RULE_MISSING", "SCALE_UNKNOWN", "SURVEY_MISSING", "SURVEY_UNKNOWN"]
      : [];
  const issues = [...read, ...found.filter(({ code }) => !consequences.includes(code))];

  if (issues.length > 0 || !catalogue.value || !site.value || !coach.value || !numbers.value) {
    return { content: null, issues, warnings };
  }
  const { entries } = guidance;
  const content = {
    catalogue: catalogue.value,
    site: site.value,
    coach: coach.value,
    numbers: numbers.value,
    steps: steps?.value ?? null,
    scales: scalesById,
    guidance: entries.filter(({ after }) => !after),
    afterDanger: entries.filter(({ after }) => after),
    knownMessages: messages.known,
  };
  return { content, issues, warnings };
}

function checkedFile<Value>(
  kind: "catalogue" | "site" | "coach" | "numbers" | "steps",
  files: readonly ContentFile[],
  id: string,
  folder: string,
) {
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
  const issues = checkCache().issuesOf([kind, file], () => shapeIssues(kind, name, file.value));
  return { name, issues, value: issues.length === 0 ? (file.value as Value) : null };
}
