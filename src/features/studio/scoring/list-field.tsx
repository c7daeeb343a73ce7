import type { Text } from "#core/content-model/text.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { addButtonId } from "../fields/list-buttons.tsx";
import { EntryFold } from "./entry-fold.tsx";
import { addEntry, moveEntry, putValue, takeOut } from "./rule-edits.ts";
import { blankOf, entrySchema, fieldKind, variantOf } from "./rule-schema.ts";
import { type FieldProps, ObjectFields, SchemaField, variantLabel } from "./schema-field.tsx";
import styles from "./scoring.module.css";
import { words } from "./words.ts";

/** A list of which each entry has a form: entries are added, moved, duplicated and deleted. */
export function ListField(props: FieldProps & { readonly label: string }) {
  const { context, schema, path, value, label, isRequired = false } = props;
  const say = useText();
  const { edit } = context;
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const one = entrySchema(schema);
  const isVariants = fieldKind(one) === "variants";
  const kinds = isVariants ? (one.anyOf ?? []) : [one];
  const id = path.join("-");
  // A list that may be missing may not be empty.
  const remove = (index: number) =>
    edit((json) =>
      entries.length === 1 && !isRequired ? putValue(json, path, undefined) : takeOut(json, [...path, index]),
    );
  return (
    <div className={styles.list}>
      <p className={styles.listName}>{label}</p>
      {entries.map((entry, index) => {
        const name = nameOfEntry(entry, say) || words.entry(index + 1);
        const own = isVariants ? variantOf(one, entry) : one;
        const field = { context, path: [...path, index], value: entry };
        return (
          <EntryFold
            key={index}
            list={id}
            name={`${label}, ${name}`}
            index={index}
            count={entries.length}
            summary={name}
            onMove={(to) => edit((json) => moveEntry(json, path, index, to))}
            onDelete={() => remove(index)}
          >
            {own.properties ? (
              <ObjectFields {...field} schema={own} />
            ) : (
              <SchemaField {...field} schema={own} isRequired />
            )}
          </EntryFold>
        );
      })}
      {kinds.map((kind, index) => (
        <button
          key={index}
          type="button"
          id={index === 0 ? addButtonId(id) : undefined}
          className={styles.act}
          onClick={() => edit((json) => addEntry(json, path, blankOf(kind)))}
        >
          {words.add(isVariants ? `${label} (${variantLabel(one, kind)})` : label)}
        </button>
      ))}
    </div>
  );
}

/** Returns what an entry goes by: its name, its title or its first words. */
function nameOfEntry(entry: unknown, say: (text: Text) => string): string {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null) return "";
  const own = entry as Readonly<Record<string, unknown>>;
  const found = [own["name"], own["title"], own["text"], own["default"]].find((one) => one !== undefined && one !== "");
  if (typeof found === "string") return found;
  return typeof found === "object" && found !== null && "default" in found ? say(found as Text) : "";
}
