import type { JSONPath } from "jsonc-parser";
import { useState } from "react";
import type { Text } from "#core/content-model/text.ts";
import { asksSomething, questionTypes, typeNamed, wordsPropertyOf } from "#core/question-types/question-types.ts";
import { SelectField } from "../../../ui/field.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { words } from "../words.ts";
import styles from "./edit-form.module.css";
import type { FormEdit } from "./form-edit.ts";
import { setChoiceWords, setValue, setWords } from "./json-edits.ts";
import { moveToList } from "./json-lists.ts";
import type { LooseChoice, LooseQuestion } from "./read-loosely.ts";
import { SpecialChoicesForm } from "./special-choices-form.tsx";
import { TickField } from "./tick-field.tsx";
import { WordsFields } from "./words-fields.tsx";

type Props = {
  readonly form: FormEdit;
  readonly question: LooseQuestion;
  readonly path: JSONPath;
  readonly pages: readonly { readonly number: number; readonly title: Text }[];
  readonly canMove: boolean;
};

/** The properties in which a question lists rows, options and words at the ends of a scale, rows first. */
const LISTS = new Set([
  ...questionTypes.flatMap(({ rowList = [] }) => rowList),
  ...questionTypes.flatMap(({ optionList = [] }) => optionList),
  ...questionTypes.flatMap(({ labelList = [] }) => labelList),
]);

/** The form of one question: its texts, its page, and whether it is required. */
export function QuestionForm({ form, question, path, pages, canMove }: Props) {
  const { languages, edit } = form;
  const [isOpen, setIsOpen] = useState(false);
  const say = useText();
  const { name = "", description, isRequired, declinable } = question;
  const said = wordsPropertyOf(question.type);
  const title = (question as Readonly<Record<string, Text | undefined>>)[said];
  const page = Number(path[1]);
  const onWords = (property: string) => (language: string, newText: string) =>
    edit("survey", (json) => setWords(json, [...path, property], language, newText));
  return (
    <details className={styles.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <code>{name}</code> {isText(title) ? say(title) : ""}
      </summary>
      {isOpen && (
        <>
          <WordsFields label={words.question} text={title} languages={languages} isLong onWords={onWords(said)} />
          {description !== undefined && (
            <WordsFields
              label={words.hintText}
              text={description}
              languages={languages}
              onWords={onWords("description")}
            />
          )}
          {[...LISTS].flatMap((list) =>
            listIn(question, list).map((choice, index) => (
              <WordsFields
                key={`${list}${index}`}
                label={words.option(valueIn(choice))}
                text={textOf(choice)}
                languages={languages}
                onWords={(language, newText) =>
                  edit("survey", (json) => setChoiceWords(json, [...path, list, index], language, newText))
                }
              />
            )),
          )}
          {(question.items ?? []).map((field, index) => (
            <WordsFields
              key={`field${index}`}
              label={words.field(`${field?.name}`)}
              text={field?.title}
              languages={languages}
              onWords={(language, newText) =>
                edit("survey", (json) => setWords(json, [...path, "items", index, "title"], language, newText))
              }
            />
          ))}
          <SelectField
            label={words.page}
            hint={canMove ? undefined : words.staysOnPage}
            value={page}
            disabled={!canMove || pages.length < 2}
            onChange={({ target }) =>
              edit("survey", (json) =>
                moveToList(json, path, ["pages", Number(target.value), "elements"], Number.POSITIVE_INFINITY),
              )
            }
          >
            {pages.map(({ number, title: pageTitle }) => (
              <option key={number} value={number - 1}>
                {words.pageName(number, isText(pageTitle) ? say(pageTitle) : "")}
              </option>
            ))}
          </SelectField>
          {asksSomething(question.type) && (
            <>
              <TickField
                label={words.required}
                isOn={isRequired === true}
                onTick={(isOn) => edit("survey", (json) => setValue(json, [...path, "isRequired"], isOn))}
              />
              <TickField
                label={words.declinable}
                isOn={declinable === true}
                onTick={(isOn) => edit("survey", (json) => setValue(json, [...path, "declinable"], isOn))}
              />
            </>
          )}
          {typeNamed(question.type)?.hasSpecialChoices && (
            <SpecialChoicesForm form={form} question={question} path={path} />
          )}
        </>
      )}
    </details>
  );
}

const listIn = (question: LooseQuestion, property: string) =>
  ((question as Readonly<Record<string, unknown>>)[property] ?? []) as readonly LooseChoice[];
const isText = (text: unknown): text is Text =>
  typeof text === "string" || (typeof text === "object" && text !== null && "default" in text);
const valueIn = (choice: LooseChoice) => `${typeof choice === "object" ? choice?.value : choice}`;
const textOf = (choice: LooseChoice): Text | undefined => (typeof choice === "object" ? choice?.text : `${choice}`);
