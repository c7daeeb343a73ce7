import { Model } from "survey-core";
// From 3.1 on SurveyJS brings a linter; the renderer's pair is still 3.0.0, so it comes under an alias.
import { lintSurvey } from "survey-core-lint/linter";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { formulaFunctions } from "#core/scoring/functions.ts";
import type { Issue } from "#core/shared/issue.ts";

/** What SurveyJS itself finds wrong: its parser sees unknown types, its linter names that lead nowhere. */
export function surveyjsIssues(file: string, survey: SurveyDocument): Issue[] {
  const parsed = (new Model(survey).jsonErrors ?? []).map((error) => ({
    code: "SURVEYJS",
    file,
    path: "",
    message: error.getFullDescription(),
    hint: "Correct it where SurveyJS says; its own editor shows the same message.",
  }));
  const { findings } = lintSurvey(structuredClone(survey), {
    rules: { "element/unknown-type": "error", "property/unknown": "error" },
    knownFunctions: Object.keys(formulaFunctions),
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
