import type { JSONPath } from "jsonc-parser";
import type { StudioDraft } from "#core/api/studio.ts";
import type { Text } from "#core/content-model/text.ts";
import { Button } from "../../../ui/button.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { focusSoon } from "../fields/focus-soon.ts";
import { EntryList } from "../lists/entry-list.tsx";
import { addButtonId } from "../lists/list-buttons.tsx";
import { words } from "../words.ts";
import styles from "./edit-form.module.css";
import { EditNotice } from "./edit-notice.tsx";
import type { FormEdit } from "./form-edit.ts";
import { insertInList, moveInList } from "./json-lists.ts";
import type { PropertySchema } from "./properties/property-schema.ts";
import { TextField } from "./properties/text-field.tsx";
import type { LooseSurvey } from "./read-loosely.ts";
import { PageForm } from "./structure/page-form.tsx";
import { isText } from "./structure/texts.ts";
import { copyOf, itemsWithin } from "./structure/whole-elements.ts";
import { surveyWords } from "./survey-words.ts";
import { useSurveyEdit } from "./use-survey-edit.ts";

type Props = {
  readonly form: FormEdit;
  readonly draft: StudioDraft;
  readonly survey: LooseSurvey;
  /** The schema of a survey. */
  readonly schema: PropertySchema;
};

/** The form of the questions: the survey's own texts, then its pages. */
export function SurveyForm({ form, draft, survey, schema }: Props) {
  const edit = useSurveyEdit(form, draft, survey, schema);
  const say = useText();
  const order = Object.keys(schema.properties ?? {});
  const text = (label: string, path: JSONPath, value: Text | undefined, isRequired: boolean) => (
    <TextField form={edit} label={label} text={value} path={path} order={order} isRequired={isRequired} />
  );
  const hasPages = survey.pages[0]?.path.length !== 0;
  const addPage = () => {
    const index = survey.pages.length;
    edit.edit("survey", (json) => insertInList(json, ["pages"], index, { name: edit.freshName("page"), elements: [] }));
    focusSoon(() => document.getElementById(addButtonId(`pages-${index}-elements`)));
  };
  return (
    <>
      <details className={styles.fold}>
        <summary>{words.texts}</summary>
        {text(words.titleOf, ["title"], survey.title, true)}
        {text(words.description, ["description"], survey.description, false)}
      </details>
      <EntryList
        list="pages"
        entries={survey.pages}
        nameOf={(_, index) => surveyWords.pageNumber(index + 1)}
        onMove={(from, to) => edit.edit("survey", (json) => moveInList(json, ["pages"], from, to))}
        onCopy={({ path: _, ...written }, index) =>
          edit.edit("survey", (json) => insertInList(json, ["pages"], index + 1, copyOf(written, survey)))
        }
        onDelete={({ path, title, elements }, index) => {
          const said = isText(title) ? say(title) : "";
          edit.remove(path, surveyWords.question(said || surveyWords.pageNumber(index + 1)), itemsWithin(elements));
        }}
        between={(index) => <EditNotice form={edit} at={`pages-${index}`} />}
      >
        {(page, index, buttons) => <PageForm form={edit} page={page} index={index} buttons={buttons} />}
      </EntryList>
      {hasPages && (
        <Button look="secondary" id={addButtonId("pages")} onClick={addPage}>
          {surveyWords.addPage}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {edit.notice?.sentence}
      </p>
    </>
  );
}
