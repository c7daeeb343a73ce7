import type { Language } from "#core/content-model/text.ts";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import type { FormEdit } from "./form-edit.ts";
import { readRule, readSurvey } from "./read-loosely.ts";
import { RuleForm } from "./rule-form.tsx";
import { SurveyForm } from "./survey-form.tsx";

type Props = {
  readonly workspace: Workspace;
  readonly languages: readonly Language[];
  /** The schema of a survey, from which the form of each type of question is drawn. */
  readonly surveySchema: object;
};

/** A form for the common edits, without JSON. */
export function EditForm({ workspace: { draft, edit }, languages, surveySchema }: Props) {
  const survey = readSurvey(draft.survey);
  const results = readRule(draft.rule);
  const form: FormEdit = {
    languages,
    edit: (part, make) => edit({ [part]: make(draft[part]) }),
    editBoth: (make) => edit(make(draft)),
  };
  if (!survey || !results) return <p role="status">{words.brokenJson}</p>;
  return (
    <div>
      <SurveyForm form={form} draft={draft} survey={survey} schema={surveySchema} />
      <RuleForm form={form} results={results} />
    </div>
  );
}
