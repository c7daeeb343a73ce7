import { useState } from "react";
import { typeNamed } from "#core/question-types/question-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { InputField } from "../../../../ui/field.tsx";
import { addButtonId } from "../../fields/list-buttons.tsx";
import own from "../form.module.css";
import { setValue } from "../json-edits.ts";
import { insertInList, moveInList } from "../json-lists.ts";
import { nodeAt } from "../json-nodes.ts";
import { wordsOfProperty } from "../properties/property-words.ts";
import type { LooseChoice } from "../read-loosely.ts";
import { SortableList } from "../structure/sortable-list.tsx";
import { surveyWords } from "../survey-words.ts";
import { OptionForm, valueIn } from "./option-form.tsx";
import type { OptionsProps } from "./options-props.ts";

/** The options of a question, or its rows: their words, their order, and a field that adds one. */
export function OptionsForm(props: OptionsProps) {
  const { form, question, property, path, order } = props;
  const [typed, setTyped] = useState("");
  const choices = (Array.isArray(question[property]) ? question[property] : []) as readonly LooseChoice[];
  const isRows = typeNamed(question.type)?.rowList === property;
  const { label = property, hint } = wordsOfProperty(question.type ?? "", property) ?? {};
  const list = path.join("-");
  const values = choices.map((choice) => valueIn(choice));
  const move = (from: number, to: number) => form.edit("survey", (json) => moveInList(json, path, from, to));
  const add = () => {
    const words = typed.trim();
    if (words === "" || values.some((value) => `${value}` === words)) return;
    const choice = newChoice(words, values, isRows);
    form.edit("survey", (json) =>
      nodeAt(json, path) ? insertInList(json, path, choices.length, choice) : setValue(json, path, [choice], order),
    );
    setTyped("");
  };
  const isTaken = values.some((value) => `${value}` === typed.trim());
  return (
    <fieldset className={own.list}>
      <legend>{label}</legend>
      {hint && <p className={own.hint}>{hint}</p>}
      <SortableList list={list} names={values.map(String)} onMove={move}>
        {choices.map((choice, index) => (
          <OptionForm
            key={index}
            {...props}
            choice={choice}
            index={index}
            values={values}
            isRows={isRows}
            onMove={move}
          />
        ))}
      </SortableList>
      <div className={own.adding}>
        <InputField
          label={isRows ? surveyWords.addRow : surveyWords.addOption}
          hint={surveyWords.enterAdds}
          error={isTaken && typed.trim() !== "" ? surveyWords.optionTaken : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
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

/** Words are kept as they are; beside numbers, a number is one; a row is kept under a name made of its words. */
function newChoice(words: string, values: readonly unknown[], isRows: boolean): unknown {
  if (isRows) {
    const name = nameOfRow(words, values);
    return name === words ? words : { value: name, text: words };
  }
  const isNumber = values.every((value) => typeof value === "number") && !Number.isNaN(Number(words));
  return isNumber && values.length > 0 ? Number(words) : words;
}

/** Names hold letters, digits, spaces, - and _ alone. */
function nameOfRow(words: string, taken: readonly unknown[]): string {
  const plain = words
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9 _-]/g, "")
    .trim();
  const base =
    plain
      .slice(0, 30)
      .trim()
      .replace(/^[^A-Za-z0-9]+/, "") || "row";
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
