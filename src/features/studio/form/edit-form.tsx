import type { JSONPath } from "jsonc-parser";
import type { Language, Text } from "#core/content-model/text.ts";
import { useText } from "../../../ui/language/use-text.ts";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import { BandForm } from "./band-form.tsx";
import styles from "./edit-form.module.css";
import { ElementsForm } from "./elements-form.tsx";
import type { FormEdit } from "./form-edit.ts";
import { setWords } from "./json-edits.ts";
import { readRule, readSurvey } from "./read-loosely.ts";
import { WordsFields } from "./words-fields.tsx";

type Props = {
  readonly workspace: Workspace;
  readonly languages: readonly Language[];
};

/** A form for the common edits, without JSON. */
export function EditForm({ workspace: { draft, edit }, languages }: Props) {
  const say = useText();
  const survey = readSurvey(draft.survey);
  const results = readRule(draft.rule);
  const form: FormEdit = { languages, edit: (part, make) => edit(part, make(draft[part])) };
  if (!survey || !results) return <p role="status">{words.brokenJson}</p>;
  const ofSurvey = (label: string, path: JSONPath, text: Text | undefined) => (
    <WordsFields
      label={label}
      text={text}
      languages={languages}
      onWords={(language, newText) => form.edit("survey", (json) => setWords(json, path, language, newText))}
    />
  );
  const pages = survey.pages.map(({ title, name }, index) => ({ number: index + 1, title: title ?? name ?? "" }));
  return (
    <div>
      <details className={styles.fold}>
        <summary>{words.texts}</summary>
        {ofSurvey(words.titleOf, ["title"], survey.title)}
        {ofSurvey(words.description, ["description"], survey.description)}
      </details>
      {survey.pages.map((page, index) => (
        <section key={index} className={styles.page}>
          <h3>{words.pageOf(index + 1, survey.pages.length)}</h3>
          {page.title !== undefined && ofSurvey(words.titleOf, [...page.path, "title"], page.title)}
          <ElementsForm form={form} elements={page.elements} path={[...page.path, "elements"]} pages={pages} />
        </section>
      ))}
      {results.map(({ bands, path, title }) => (
        <section key={path.join()} className={styles.page}>
          <h3>
            {words.bands} {title && say(title)}
          </h3>
          {bands.map((band, index) => (
            <BandForm key={index} form={form} band={band} path={[...path, index]} index={index} />
          ))}
        </section>
      ))}
    </div>
  );
}
