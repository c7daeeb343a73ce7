import { Model } from "survey-core";
// SurveyJS has a linter from 3.1 on; the renderer still uses 3.0.0, so the linter's version is installed under an
// alias.
import { lintSurvey } from "survey-core-lint/linter";
import { CONDITION_FUNCTIONS } from "#core/conditions/condition-functions.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";

import type { Issue } from "#core/shared/issue.ts";
import { withoutPageValidators } from "#core/surveys/page-validators.ts";

/** Returns what SurveyJS itself reports: its parser finds unknown types, its linter names that refer to nothing. */
export function surveyjsIssues(file: string, survey: SurveyDocument): Issue[] {
  const known = withoutPageValidators(survey);
  const parsed = (new Model(known).jsonErrors ?? []).map((error) => ({
    code: "SURVEYJS",
    file,
    path: "",
    message: error.getFullDescription(),
    hint: "Correct it where SurveyJS says; its own editor shows the same message.",
  }));
  const { findings } = lintSurvey(structuredClone(known), {
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
