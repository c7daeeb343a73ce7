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
  readonly calls: StudioCalls;
  readonly schemas: ContentSchemas;
};

/** A form for the common edits, without JSON. */
export function EditForm({ workspace: { scale, draft, edit }, languages, calls, schemas }: Props) {
  const survey = readSurvey(draft.survey);
  const facts = useScoringFacts(calls, scale.id, draft);
  const form: FormEdit = {
    languages,
    edit: (part, make) => edit({ [part]: make(draft[part]) }),
    editBoth: (make) => edit(make(draft)),
  };
  if (!survey || !isReadable(draft.rule)) return <p role="status">{words.brokenJson}</p>;
  return (
    <div>
      <SurveyForm form={form} survey={survey} />
      <RuleForm
        form={form}
        json={draft.rule}
        schema={schemas.rule}
        facts={facts}
        suggest={() => calls.suggestExamples(scale.id, draft)}
      />
    </div>
  );
}

function isReadable(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
