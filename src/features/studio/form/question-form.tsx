import type { JSONPath } from "jsonc-parser";
import type { ComponentType } from "react";
import { asksSomething, typeNamed, wordsPropertyOf } from "#core/question-types/question-types.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { Place, placeOf } from "../places/place.tsx";
import { ConditionForm } from "./condition/condition-form.tsx";
import styles from "./edit-form.module.css";
import type { ElementsProps } from "./elements-props.ts";
import own from "./form.module.css";
import { setValue } from "./json-edits.ts";
import { OptionsForm } from "./options/options-form.tsx";
import { PropertiesForm } from "./properties/properties-form.tsx";
import { kindOf, schemaOfType } from "./properties/property-schema.ts";
import { wordOfType, wordsOfProperty } from "./properties/property-words.ts";
import { TextField } from "./properties/text-field.tsx";
import type { LooseQuestion } from "./read-loosely.ts";
import { SpecialChoicesForm } from "./special-choices-form.tsx";
import { NameField } from "./structure/name-field.tsx";
import { PlaceField } from "./structure/place-field.tsx";
import { wordsIn } from "./structure/texts.ts";
import { TypeField } from "./structure/type-field.tsx";
import type { SurveyEdit } from "./survey-edit.ts";
import { surveyWords } from "./survey-words.ts";
import { TickField } from "./tick-field.tsx";

type Props = {
  readonly form: SurveyEdit;
  readonly question: LooseQuestion;
  readonly path: JSONPath;
  /** Draws the questions of a group, whose forms are within this one. */
  readonly Elements: ComponentType<ElementsProps>;
};

/** What has a place of its own in the form; everything else of a type is under "More settings". */
const ELSEWHERE = ["type", "name", "isRequired", "visibleIf", "showNoneItem", "noneText", "showOtherItem", "otherText"];

/** The form of one question, or of a group with its questions, drawn from the schema of its type. */
export function QuestionForm({ form, question, path, Elements }: Props) {
  const say = useText();
  const { type, name = "", elements } = question;
  const key = name || path.join();
  const isOpen = form.isOpen(key);
  const said = wordsIn(question);
  const schema = schemaOfType(form.schema, type) ?? {};
  const order = Object.keys(schema.properties ?? {});
  const wordsProperty = wordsPropertyOf(type);
  const lists = order.filter((property) => kindOf(schema.properties?.[property] ?? {}) === "options");
  const isRequired = (property: string) => schema.required?.includes(property) === true;
  return (
    <details
      className={styles.fold}
      data-question={name}
      {...placeOf(path)}
      open={isOpen}
      onToggle={({ currentTarget }) => form.open(key, currentTarget.open)}
    >
      <summary>
        {said && say(said)} <code>{name}</code>
      </summary>
      {isOpen && (
        <>
          <TextField
            form={form}
            label={wordsOfProperty(type ?? "", wordsProperty)?.label ?? wordsProperty}
            text={said}
            path={[...path, wordsProperty]}
            order={order}
            isRequired={isRequired(wordsProperty)}
            isLong
          />
          {lists.map((property) => (
            <OptionsForm
              key={property}
              form={form}
              question={question}
              property={property}
              schema={schema.properties?.[property] ?? {}}
              path={[...path, property]}
              order={order}
            />
          ))}
          {typeNamed(type)?.hasSpecialChoices && <SpecialChoicesForm form={form} question={question} path={path} />}
          {asksSomething(type) && (
            <Place path={[...path, "isRequired"]}>
              <TickField
                label={wordsOfProperty("", "isRequired")?.label ?? ""}
                isOn={question.isRequired === true}
                onTick={(isOn) => form.edit("survey", (json) => setValue(json, [...path, "isRequired"], isOn, order))}
              />
            </Place>
          )}
          <ConditionForm
            form={form}
            type={type ?? ""}
            condition={question["visibleIf"]}
            path={[...path, "visibleIf"]}
            order={order}
          />
          <details className={own.more}>
            <summary>{surveyWords.more}</summary>
            <p>{wordOfType(type ?? "")}</p>
            <TypeField form={form} question={question} path={path} />
            <PlaceField form={form} question={question} path={path} />
            <NameField form={form} path={[...path, "name"]} name={name} within="" />
            <PropertiesForm
              form={form}
              type={type ?? ""}
              schema={schema}
              value={question}
              path={path}
              without={new Set([...ELSEWHERE, wordsProperty])}
            />
          </details>
          {elements && (
            <Elements form={form} elements={elements} path={[...path, "elements"]} where={said ? say(said) : name} />
          )}
        </>
      )}
    </details>
  );
}
