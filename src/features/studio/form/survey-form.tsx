import type { JSONPath } from "jsonc-parser";
import type { Text } from "#core/content-model/text.ts";
import { words } from "../words.ts";
import styles from "./edit-form.module.css";
import { ElementsForm } from "./elements-form.tsx";
import type { FormEdit } from "./form-edit.ts";
import { setWords } from "./json-edits.ts";
import type { LooseSurvey } from "./read-loosely.ts";
import { WordsFields } from "./words-fields.tsx";

type Props = { readonly form: FormEdit; readonly survey: LooseSurvey };

/** The form of the questions: the survey's own texts, then its pages. */
export function SurveyForm({ form, survey }: Props) {
  const texts = (label: string, path: JSONPath, text: Text | undefined) => (
    <WordsFields
      label={label}
      text={text}
      languages={form.languages}
      onWords={(language, newText) => form.edit("survey", (json) => setWords(json, path, language, newText))}
    />
  );
  const pages = survey.pages.map(({ title, name }, index) => ({ number: index + 1, title: title ?? name ?? "" }));
  return (
    <>
      <details className={styles.fold}>
        <summary>{words.texts}</summary>
        {texts(words.titleOf, ["title"], survey.title)}
        {texts(words.description, ["description"], survey.description)}
      </details>
      {survey.pages.map((page, index) => (
        <section key={index} className={styles.page}>
          <h3>{words.pageOf(index + 1, survey.pages.length)}</h3>
          {page.title !== undefined && texts(words.titleOf, [...page.path, "title"], page.title)}
          <ElementsForm form={form} elements={page.elements} path={[...page.path, "elements"]} pages={pages} />
        </section>
      ))}
    </>
  );
}
