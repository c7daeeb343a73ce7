import type { Language } from "#core/content-model/text.ts";
import type { ContentSchemas, StudioCalls } from "../../../api/studio.ts";
import { useScoringFacts } from "../scoring/use-scoring-facts.ts";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import type { FormEdit } from "./form-edit.ts";
import { readSurvey } from "./read-loosely.ts";
import { RuleForm } from "./rule-form.tsx";
import { SurveyForm } from "./survey-form.tsx";

type Props = {
  readonly workspace: Workspace;
  readonly languages: readonly Language[];
  /** What the form of each type of question and each part of a rule is drawn from. */
  readonly schemas: ContentSchemas;
};

/** The form of the questions, without JSON. */
export function QuestionsForm({ workspace, languages, schemas }: Props) {
  const survey = readSurvey(workspace.draft.survey);
  if (!survey) return <p role="status">{words.brokenJson}</p>;
  const form = formOf(workspace, languages);
  return <SurveyForm form={form} draft={workspace.draft} survey={survey} schema={schemas.survey} />;
}

/** The form of the scoring rule, without JSON. */
export function ScoringForm({ workspace, languages, schemas, calls }: Props & { readonly calls: StudioCalls }) {
  const { scale, draft } = workspace;
  const facts = useScoringFacts(calls, scale.id, draft);
  if (!readSurvey(draft.survey) || !isReadable(draft.rule)) return <p role="status">{words.brokenJson}</p>;
  return (
    <RuleForm
      form={formOf(workspace, languages)}
      json={draft.rule}
      schema={schemas.rule}
      facts={facts}
      rerun={(rule, stop) => calls.scoringFacts(scale.id, { survey: draft.survey, rule }, stop)}
      suggest={() => calls.suggestExamples(scale.id, draft)}
    />
  );
}

const formOf = ({ draft, edit }: Workspace, languages: readonly Language[]): FormEdit => ({
  languages,
  edit: (part, make) => edit({ [part]: make(draft[part]) }),
  editBoth: (make) => edit(make(draft)),
});

function isReadable(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
