import { Button } from "../../../../ui/button.tsx";
import { EntryList } from "../../lists/entry-list.tsx";
import { addButtonId } from "../../lists/list-buttons.tsx";
import styles from "../form.module.css";
import { setValue } from "../json-edits.ts";
import { insertInList, moveInList, removeFromList } from "../json-lists.ts";
import { nodeAt } from "../json-nodes.ts";
import { surveyWords } from "../survey-words.ts";
import type { PropertyProps } from "./property-props.ts";
import { starterOf } from "./starter.ts";

type Props = PropertyProps & { readonly label: string; readonly hint: string | undefined };

/** A list of objects: checks of an answer, fields, words at the ends of a line. Each has the fields of its schema. */
export function EntriesField({ form, type, property, schema, value, path, order, label, hint, Fields }: Props) {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const list = path.join("-");
  const { items = {}, maxItems = Number.POSITIVE_INFINITY } = schema;
  const add = () =>
    form.edit("survey", (json) => {
      const entry = starterOf(items, form.freshName("field"));
      return nodeAt(json, path)
        ? insertInList(json, path, entries.length, entry)
        : setValue(json, path, [entry], order);
    });
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <EntryList
        list={list}
        entries={entries}
        nameOf={(_, index) => surveyWords.entry(label, index + 1)}
        onMove={(from, to) => form.edit("survey", (json) => moveInList(json, path, from, to))}
        onDelete={(_, index) => form.edit("survey", (json) => removeFromList(json, [...path, index]))}
      >
        {(entry, index, buttons) => (
          <div className={styles.entry}>
            <Fields
              form={form}
              type={type}
              within={`${property}.`}
              schema={items}
              value={entry}
              path={[...path, index]}
            />
            {buttons}
          </div>
        )}
      </EntryList>
      {entries.length < maxItems && (
        <Button look="secondary" id={addButtonId(list)} onClick={add}>
          {surveyWords.addTo(label)}
        </Button>
      )}
    </fieldset>
  );
}
