import type { JSONPath } from "jsonc-parser";
import { useState } from "react";
import { InputField } from "../../../../ui/field.tsx";
import { Place } from "../../places/place.tsx";
import { EditNotice } from "../edit-notice.tsx";
import { wordsOfProperty } from "../properties/property-words.ts";
import type { SurveyEdit } from "../survey-edit.ts";
import { surveyWords } from "../survey-words.ts";
import { namesIn } from "../use-survey-edit.ts";

type Props = {
  readonly form: SurveyEdit;
  /** The place of the name. */
  readonly path: JSONPath;
  readonly name: string;
  /** The question of a row or a field, with a dot; empty for a question. */
  readonly within: string;
};

const FORM = /^[A-Za-z0-9][A-Za-z0-9 _-]{0,63}$/;

/** The name under which answers are kept. It is changed in all places at once, when the editor leaves the field. */
export function NameField({ form, path, name, within }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const { label = "", hint } = wordsOfProperty("", "name") ?? {};
  const wanted = (typed ?? name).trim();
  const isTaken = within === "" && wanted !== name && namesIn(form.survey).has(wanted);
  const error = !FORM.test(wanted) ? surveyWords.nameForm : isTaken ? surveyWords.nameTaken : undefined;
  const commit = () => {
    if (typed === null || error !== undefined) return;
    setTyped(null);
    if (wanted !== name) form.rename(path, within + name, within + wanted);
  };
  return (
    <Place path={path}>
      <InputField
        label={label}
        hint={hint}
        error={typed === null ? undefined : error}
        short
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === "Enter") commit();
          if (key === "Escape") setTyped(null);
        }}
      />
      <EditNotice form={form} at={`name-${path.join("-")}`} />
    </Place>
  );
}
