import type { JSONPath } from "jsonc-parser";
import { useRef } from "react";
import { namesIn, treeOf } from "#core/conditions/condition.ts";
import { type ConditionRows, canSay, rowsOf, textOfRows } from "#core/conditions/condition-rows.ts";
import { TextAreaField } from "../../../../ui/field.tsx";
import { focusSoon } from "../../fields/focus-soon.ts";
import { placeOf } from "../../places/place.tsx";
import { EditNotice } from "../edit-notice.tsx";
import own from "../form.module.css";
import { removeProperty, setValue } from "../json-edits.ts";
import { wordsOfProperty } from "../properties/property-words.ts";
import type { SurveyEdit } from "../survey-edit.ts";
import { surveyWords } from "../survey-words.ts";
import { AsText } from "./as-text.tsx";
import { ConditionRowsForm } from "./condition-rows-form.tsx";
import { isAskedBefore, looseItems } from "./loose-items.ts";

type Props = {
  readonly form: SurveyEdit;
  /** The type of the question, or `page`. */
  readonly type: string;
  readonly condition: unknown;
  readonly path: JSONPath;
  readonly order: readonly string[];
};

const words = surveyWords.condition;

/**
 * When a question, a group or a page is asked: as lines, and as text. The text in the file is the one truth; the lines
 * are read from it and written into it.
 */
export function ConditionForm({ form, type, condition, path, order }: Props) {
  const text = typeof condition === "string" ? condition : "";
  const rows = rowsOf(text);
  const all = looseItems(form.survey);
  const shown = path.slice(0, -1);
  const before = all.filter((item) => isAskedBefore(item, shown));
  const isNamed = (name: string) => rows?.rows.some(({ question }) => question === name);
  // What is named already keeps its words, wherever it stands.
  const items = all.filter((item) => before.includes(item) || isNamed(item.name));
  const { label = "" } = wordsOfProperty(type, "visibleIf") ?? {};
  const write = (now: string) =>
    form.edit("survey", (json) => (now === "" ? removeProperty(json, path) : setValue(json, path, now, order)));
  const at = path.join("-");
  const writeRows = (now: ConditionRows) => (canSay(now) ? write(textOfRows(now)) : form.tell(words.unsayable, at));
  const area = useRef<HTMLFieldSetElement>(null);
  const first = before[0];
  const mistakes = text === "" ? [] : mistakesIn(text, rows, all, shown);
  return (
    <fieldset ref={area} className={own.list} {...placeOf(path)}>
      <legend>{label}</legend>
      <EditNotice form={form} at={at} />
      {text === "" ? (
        <p>
          {words.none} {!first && words.nothingBefore}
          {first && (
            <button
              type="button"
              className={own.quiet}
              onClick={() => {
                writeRows({ joined: "all", rows: [{ question: first.name, operator: "answered", values: [] }] });
                focusSoon(() => area.current?.querySelector("select"));
              }}
            >
              {words.add}
            </button>
          )}
        </p>
      ) : (
        <>
          {rows ? <ConditionRowsForm rows={rows} items={items} onRows={writeRows} /> : <p>{words.textOnly}</p>}
          {mistakes.length > 0 && (
            <ul className={own.mistakes} role="status">
              {mistakes.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          )}
          <AsText isOnlyForm={rows === null}>
            <TextAreaField
              label={words.asText}
              hint={words.asTextHint}
              rows={2}
              spellCheck="false"
              value={text}
              onChange={({ target }) => write(target.value)}
            />
          </AsText>
          <button type="button" className={own.quiet} onClick={() => write("")}>
            {words.remove}
          </button>
        </>
      )}
    </fieldset>
  );
}

/** Says what a condition names that is not there, or not there yet. */
function mistakesIn(
  text: string,
  rows: ConditionRows | null,
  items: ReturnType<typeof looseItems>,
  shown: JSONPath,
): string[] {
  if (treeOf(text) === null) return [words.unreadable];
  const known = new Set(items.flatMap(({ name }) => [name, name.split(".")[0] ?? name]));
  const missing = namesIn(text).filter((name) => !known.has(name) && !known.has(name.split(/[.[]/)[0] ?? name));
  const later = items.filter((item) => namesIn(text).includes(item.name) && !isAskedBefore(item, shown));
  const options = (rows?.rows ?? []).flatMap(({ question, values }) => {
    const item = items.find(({ name }) => name === question);
    if (!item || item.options.length === 0) return [];
    return values
      .filter((value) => !item.options.some((option) => `${option.value}` === `${value}`))
      .map((value) => words.missingOption(question, `${value}`));
  });
  return [...new Set([...missing.map(words.missing), ...later.map(({ name }) => words.later(name)), ...options])];
}
