import { type ReactNode, useState } from "react";
import type { Text } from "#core/content-model/text.ts";
import { InputField } from "../../../../ui/field.tsx";
import { placeOf } from "../../places/place.tsx";
import own from "../form.module.css";
import { setChoiceWords } from "../json-edits.ts";
import { nodeAt, printAt, replacing } from "../json-nodes.ts";
import { PropertiesForm } from "../properties/properties-form.tsx";
import { optionSchema } from "../properties/property-schema.ts";
import type { LooseChoice } from "../read-loosely.ts";
import { NameField } from "../structure/name-field.tsx";
import { surveyWords } from "../survey-words.ts";
import { WordsFields } from "../words-fields.tsx";
import type { OptionsProps } from "./options-props.ts";
import { revalueEdits } from "./revalue.ts";

type Props = OptionsProps & {
  readonly choice: LooseChoice;
  readonly index: number;
  /** What all of them are kept as. */
  readonly values: readonly unknown[];
  readonly isRows: boolean;
  readonly buttons: ReactNode;
};

export const valueIn = (choice: LooseChoice): unknown => (typeof choice === "object" ? choice?.value : choice);
export const textOf = (choice: LooseChoice): Text | undefined =>
  typeof choice === "object" ? choice?.text : `${choice}`;
/** What people read, else what it is kept as. */
export const wordsOf = (choice: LooseChoice, say: (text: Text) => string): string => {
  const text = textOf(choice);
  return (text !== undefined && say(text)) || `${valueIn(choice)}`;
};
const OWN: ReadonlySet<string> = new Set(["value", "text"]);

/** The form of one option or row: its words, what it is kept as, and whatever else its schema has. */
export function OptionForm({ form, question, schema, path, choice, index, values, isRows, buttons }: Props) {
  const place = [...path, index];
  const value = valueIn(choice);
  const rest = optionSchema(schema);
  const hasMore = Object.keys(rest?.properties ?? {}).some((property) => !OWN.has(property));
  return (
    <div className={own.row}>
      <div className={own.option} {...placeOf(place)}>
        <WordsFields
          label={(isRows ? surveyWords.rowWords : surveyWords.optionWords)(index + 1)}
          text={textOf(choice)}
          languages={form.languages}
          onWords={(language, words) => form.edit("survey", (json) => setChoiceWords(json, place, language, words))}
        />
        <details className={own.more}>
          <summary>
            {surveyWords.keptAs} <code>{`${value}`}</code>
          </summary>
          {isRows ? (
            <NameField
              form={form}
              path={typeof choice === "object" ? [...place, "value"] : place}
              name={`${value}`}
              within={`${question.name}.`}
            />
          ) : (
            <ValueField
              value={value}
              others={values.filter((_, other) => other !== index)}
              onValue={(now) => form.editBoth((draft) => revalueEdits(draft, question, place, choice, now))}
            />
          )}
          {hasMore && rest && typeof choice === "object" && (
            <PropertiesForm
              form={form}
              type={question.type ?? ""}
              schema={rest}
              value={choice}
              path={place}
              without={OWN}
            />
          )}
          {hasMore && typeof choice !== "object" && (
            <button
              type="button"
              className={own.quiet}
              onClick={() =>
                form.edit("survey", (json) => {
                  const node = nodeAt(json, place);
                  return node ? [replacing(node, printAt(json, node, { value, text: `${value}` }))] : [];
                })
              }
            >
              {surveyWords.more}
            </button>
          )}
        </details>
      </div>
      {buttons}
    </div>
  );
}

type ValueProps = {
  readonly value: unknown;
  readonly others: readonly unknown[];
  readonly onValue: (value: string | number) => void;
};

/** What is stored when an option is chosen. It is changed when the editor leaves the field. */
function ValueField({ value, others, onValue }: ValueProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = (typed ?? `${value}`).trim();
  const isTaken = others.some((other) => `${other}` === wanted);
  const commit = () => {
    if (typed === null || isTaken || wanted === "") return;
    setTyped(null);
    const isNumber = others.every((other) => typeof other === "number") && !Number.isNaN(Number(wanted));
    if (wanted !== `${value}`) onValue(isNumber ? Number(wanted) : wanted);
  };
  return (
    <InputField
      label={surveyWords.keptAs}
      hint={surveyWords.keptAsHint}
      error={isTaken ? surveyWords.optionTaken : undefined}
      short
      value={typed ?? `${value}`}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
    />
  );
}
