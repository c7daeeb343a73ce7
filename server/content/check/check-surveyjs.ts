import { createRequire } from "node:module";
import { Model } from "survey-core";
import { CONDITION_FUNCTIONS } from "#core/conditions/condition-functions.ts";
import type { SurveyDocument, SurveyElement } from "#core/content-model/survey.ts";
import type { Issue } from "#core/shared/issue.ts";
import { withoutPageValidators } from "#core/surveys/page-validators.ts";
import { elementsIn, isPanel } from "#core/surveys/placed-elements.ts";

// SurveyJS has a linter from 3.1 on; the renderer still uses 3.0.0, so the linter's version is installed under an
// alias. It is loaded where a survey is checked, because a start with checked content needs none and would wait 0.15 s.
const load = createRequire(import.meta.url);
const linter = () => load("survey-core-lint/linter") as typeof import("survey-core-lint/linter");

/** Returns what SurveyJS itself reports: its parser finds unknown types, its linter names that refer to nothing. */
export function surveyjsIssues(file: string, survey: SurveyDocument): Issue[] {
  const known = withoutLimitsOfFields(withoutPageValidators(survey));
  const errors = inSmallParts(known).flatMap((part) => new Model(part).jsonErrors ?? []);
  const parsed = [...new Set(errors.map((error) => error.getFullDescription()))].map((message) => ({
    code: "SURVEYJS",
    file,
    path: "",
    message,
    hint: "Correct it where SurveyJS says; its own editor shows the same message.",
  }));
  const { findings } = linter().lintSurvey(structuredClone(known), {
    rules: { "element/unknown-type": "error", "property/unknown": "error" },
    knownFunctions: [...CONDITION_FUNCTIONS.keys()],
  });
  const linted = findings
    .filter(({ severity }) => severity === "error")
    .map(({ ruleId, path, message, suggestion }) => ({
      code: `LINT ${ruleId}`,
      file,
      path,
      message,
      hint: suggestion ? `Did you mean "${suggestion}"?` : "Name a question of this survey, or remove this.",
    }));
  return [...parsed, ...linted];
}

/** SurveyJS lays out the first page as it parses, which takes minutes for one of thousands of questions. */
const PARSED_TOGETHER = 100;

/** Returns surveys that hold the questions of a long one: what is wrong with one of them does not depend on the others. */
function inSmallParts(survey: SurveyDocument): SurveyDocument[] {
  if (survey.pages.every(({ elements }) => elements.length <= PARSED_TOGETHER)) return [survey];
  return survey.pages.flatMap((page) =>
    Array.from({ length: Math.ceil(page.elements.length / PARSED_TOGETHER) }, (_, part) => {
      const elements = page.elements.slice(part * PARSED_TOGETHER, (part + 1) * PARSED_TOGETHER);
      return { ...survey, pages: [{ ...page, elements }] };
    }),
  );
}

/** SurveyJS has no limits for the fields of one question; here each answer to one is checked by its own. */
function withoutLimitsOfFields(survey: SurveyDocument): SurveyDocument {
  const bare = (element: SurveyElement): SurveyElement => {
    if (isPanel(element)) return { ...element, elements: elementsIn(element).map(bare) } as SurveyElement;
    if (element.type !== "multipletext") return element;
    return { ...element, items: element.items.map(({ min: _, max: _max, step: _step, ...field }) => field) };
  };
  return { ...survey, pages: survey.pages.map((page) => ({ ...page, elements: page.elements.map(bare) })) };
}
