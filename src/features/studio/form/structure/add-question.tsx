import type { JSONPath } from "jsonc-parser";
import { useState } from "react";
import { asksSomething, typeNamed } from "#core/question-types/question-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/field.tsx";
import { addButtonId } from "../../lists/list-buttons.tsx";
import own from "../form.module.css";
import { insertInList } from "../json-lists.ts";
import { elementSchemas, schemaOfType, typeIn } from "../properties/property-schema.ts";
import { TYPE_WORDS, wordOfType } from "../properties/property-words.ts";
import { starterOf } from "../properties/starter.ts";
import type { SurveyEdit } from "../survey-edit.ts";
import { surveyWords } from "../survey-words.ts";

type Props = {
  readonly form: SurveyEdit;
  /** The list to which it adds. */
  readonly path: JSONPath;
  readonly count: number;
  /** The page or group, in words. */
  readonly where: string;
};

/** Adds a question of a kind that is chosen. */
export function AddQuestion({ form, path, count, where }: Props) {
  const listed = elementSchemas(form.schema).map(typeIn);
  // The most used first; one without words here comes last.
  const types = [...Object.keys(TYPE_WORDS).filter((type) => listed.includes(type)), ...listed].filter(
    (type, index, all) => all.indexOf(type) === index,
  );
  const [type, setType] = useState(types[0] ?? "");
  const add = () => {
    const schema = schemaOfType(form.schema, type);
    if (!schema) return;
    const name = form.freshName(asksSomething(type) ? "question" : type);
    const { optionList, rowList } = typeNamed(type) ?? {};
    const starter = starterOf(
      schema,
      name,
      [optionList, rowList].filter((one) => one !== undefined),
    );
    form.edit("survey", (json) => insertInList(json, path, count, starter));
    form.goTo(name);
  };
  return (
    <div className={own.adding}>
      <SelectField label={surveyWords.newType} value={type} onChange={({ target }) => setType(target.value)}>
        {types.map((one) => (
          <option key={one} value={one}>
            {wordOfType(one)}
          </option>
        ))}
      </SelectField>
      <Button
        look="secondary"
        id={addButtonId(path.join("-"))}
        aria-label={surveyWords.addQuestionTo(where)}
        onClick={add}
      >
        {surveyWords.addQuestion}
      </Button>
    </div>
  );
}
