import type { JSONPath } from "jsonc-parser";
import { type TypeChange, typeChanges } from "#core/question-types/change-type.ts";
import { type SurveyElement, typeNamed } from "#core/question-types/question-types.ts";
import { SelectField } from "../../../../ui/field.tsx";
import { nodeAt, printAt, replacing } from "../json-nodes.ts";
import { schemaOfType } from "../properties/property-schema.ts";
import { wordOfType, wordsOfProperty } from "../properties/property-words.ts";
import type { LooseQuestion } from "../read-loosely.ts";
import type { SurveyEdit } from "../survey-edit.ts";
import { surveyWords } from "../survey-words.ts";

type Props = { readonly form: SurveyEdit; readonly question: LooseQuestion; readonly path: JSONPath };

/** The kind of a question; those are offered that take the same answers. */
export function TypeField({ form, question, path }: Props) {
  const { type = "" } = question;
  const knownBy = (name: string) => Object.keys(schemaOfType(form.schema, name)?.properties ?? {});
  const changes = changesOf(question, knownBy);
  const nameOf = ({ type: other, dropped }: TypeChange) => {
    const lost = dropped.map((property) => wordsOfProperty(type, property)?.label ?? property).join(", ");
    return lost === "" ? wordOfType(other) : surveyWords.typeDrops(wordOfType(other), lost);
  };
  return (
    <SelectField
      label={surveyWords.typeNow}
      hint={changes.length === 0 ? surveyWords.typeKept : undefined}
      value={type}
      onChange={({ target }) => {
        const change = changes.find((one) => one.type === target.value);
        if (!change) return;
        form.edit("survey", (json) => {
          const node = nodeAt(json, path);
          return node ? [replacing(node, printAt(json, node, change.element, true))] : [];
        });
      }}
    >
      <option value={type}>{wordOfType(type)}</option>
      {changes.map((change) => (
        <option key={change.type} value={change.type}>
          {nameOf(change)}
        </option>
      ))}
    </SelectField>
  );
}

/** A question that is not whole yet cannot be changed: what it takes is not known. */
function changesOf(question: LooseQuestion, knownBy: (type: string) => readonly string[]): TypeChange[] {
  if (!typeNamed(question.type)) return [];
  try {
    return typeChanges(question as unknown as SurveyElement, knownBy);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
