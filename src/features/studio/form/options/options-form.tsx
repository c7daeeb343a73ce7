import { useState } from "react";
import { typeNamed } from "#core/question-types/question-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { InputField } from "../../../../ui/field.tsx";
import { useText } from "../../../../ui/language/use-text.ts";
import { EntryList } from "../../lists/entry-list.tsx";
import { freshName } from "../../lists/fresh-name.ts";
import { addButtonId } from "../../lists/list-buttons.tsx";
import { EditNotice } from "../edit-notice.tsx";
import own from "../form.module.css";
import { setValue } from "../json-edits.ts";
import { insertInList, moveInList } from "../json-lists.ts";
import { nodeAt } from "../json-nodes.ts";
import { wordsOfProperty } from "../properties/property-words.ts";
import type { LooseChoice } from "../read-loosely.ts";
import { surveyWords } from "../survey-words.ts";
import { applied, editBetween } from "../text-edit.ts";
import { newChoices } from "./new-choices.ts";
import { OptionForm, textOf, valueIn, wordsOf } from "./option-form.tsx";
import type { OptionsProps } from "./options-props.ts";

/** The options of a question, or its rows: their words, their order, and a field that adds one. */
export function OptionsForm(props: OptionsProps) {
  const { form, question, property, path, order } = props;
  const [typed, setTyped] = useState("");
  const choices = (Array.isArray(question[property]) ? question[property] : []) as readonly LooseChoice[];
  const isRows = typeNamed(question.type)?.rowList === property;
  const { label = property, hint } = wordsOfProperty(question.type ?? "", property) ?? {};
  const say = useText();
  const list = path.join("-");
  const values = choices.map((choice) => valueIn(choice));
  const nameOf = (choice: LooseChoice) => surveyWords.option(wordsOf(choice, say));
  const addAll = (lines: readonly string[]) => {
    const added = newChoices(lines, choices, isRows);
    if (added.length === 0) return;
    form.edit("survey", (json) => {
      if (!nodeAt(json, path)) return setValue(json, path, added, order);
      const after = added.reduce<string>(
        (text, choice, at) => applied(text, insertInList(text, path, choices.length + at, choice)),
        json,
      );
      return editBetween(json, after);
    });
    setTyped("");
  };
  const add = () => addAll([typed]);
  const isTaken = values.some((value) => `${value}` === typed.trim());
  return (
    <fieldset className={own.list}>
      <legend>{label}</legend>
      {hint && <p className={own.hint}>{hint}</p>}
      <EntryList
        list={list}
        entries={choices}
        nameOf={nameOf}
        onMove={(from, to) => form.edit("survey", (json) => moveInList(json, path, from, to))}
        onCopy={(choice, index) => {
          const value = freshName(`${valueIn(choice)}`, new Set(values.map(String)));
          const text = textOf(choice) ?? value;
          form.edit("survey", (json) => insertInList(json, path, index + 1, { value, text }));
        }}
        onDelete={(choice, index) =>
          form.remove([...path, index], nameOf(choice), isRows ? [`${question.name}.${valueIn(choice)}`] : [])
        }
        between={(index) => <EditNotice form={form} at={`${list}-${index}`} />}
      >
        {(choice, index, buttons) => (
          <OptionForm {...props} choice={choice} index={index} values={values} isRows={isRows} buttons={buttons} />
        )}
      </EntryList>
      <div className={own.adding}>
        <InputField
          label={isRows ? surveyWords.addRow : surveyWords.addOption}
          hint={surveyWords.enterAdds}
          error={isTaken && typed.trim() !== "" ? surveyWords.optionTaken : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={(event) => {
            const lines = event.clipboardData.getData("text").split(/\r?\n/);
            if (lines.length < 2) return;
            event.preventDefault();
            addAll(lines);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button look="secondary" id={addButtonId(list)} onClick={add}>
          {surveyWords.add}
        </Button>
      </div>
    </fieldset>
  );
}
