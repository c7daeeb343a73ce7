import type { JSONPath } from "jsonc-parser";
import type { Text } from "#core/content-model/text.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { words } from "../words.ts";
import styles from "./edit-form.module.css";
import type { FormEdit } from "./form-edit.ts";
import { setWords } from "./json-edits.ts";
import { QuestionForm } from "./question-form.tsx";
import type { LooseQuestion } from "./read-loosely.ts";
import { WordsFields } from "./words-fields.tsx";

type Props = {
  readonly form: FormEdit;
  readonly elements: readonly LooseQuestion[];
  /** The place of the list in the file. */
  readonly path: JSONPath;
  readonly pages: readonly { readonly number: number; readonly title: Text }[];
};

/** The forms of the questions of a page or of a panel, and of the panels among them. */
export function ElementsForm({ form, elements, path, pages }: Props) {
  return elements.map((element, place) => {
    const own = [...path, place];
    return element.elements ? (
      <PanelForm key={place} form={form} panel={element} elements={element.elements} path={own} pages={pages} />
    ) : (
      <QuestionForm key={place} form={form} question={element} path={own} pages={pages} canMove={elements.length > 1} />
    );
  });
}

function PanelForm({ form, panel: { name = "", title }, elements, path, pages }: Props & { panel: LooseQuestion }) {
  const say = useText();
  return (
    <details className={styles.fold}>
      <summary>
        <code>{name}</code> {title === undefined ? "" : say(title)}
      </summary>
      <WordsFields
        label={words.panelTitle}
        text={title}
        languages={form.languages}
        onWords={(language, newText) =>
          form.edit("survey", (json) => setWords(json, [...path, "title"], language, newText))
        }
      />
      <ElementsForm form={form} elements={elements} path={[...path, "elements"]} pages={pages} />
    </details>
  );
}
