import type { JSONPath } from "jsonc-parser";
import type { Text } from "#core/content-model/text.ts";
import { Place } from "../../places/place.tsx";
import { removeProperty, setWords } from "../json-edits.ts";
import type { SurveyEdit } from "../survey-edit.ts";
import { WordsFields } from "../words-fields.tsx";

type Props = {
  readonly form: SurveyEdit;
  readonly label: string;
  readonly text: Text | undefined;
  readonly path: JSONPath;
  readonly order: readonly string[];
  readonly isRequired: boolean;
  readonly isLong?: boolean;
};

/** A text in each language. One that may be missing is taken out of the file when it is emptied. */
export function TextField({ form: { languages, edit }, label, text, path, order, isRequired, isLong = false }: Props) {
  const onWords = (language: string, now: string) =>
    edit("survey", (json) => {
      const isTranslated = typeof text === "object" && text !== null;
      if (now === "" && language !== "default") return isTranslated ? removeProperty(json, [...path, language]) : [];
      return now === "" && !isRequired ? removeProperty(json, path) : setWords(json, path, language, now, order);
    });
  return (
    <Place path={path}>
      <WordsFields label={label} text={text} languages={languages} isLong={isLong} onWords={onWords} />
    </Place>
  );
}
