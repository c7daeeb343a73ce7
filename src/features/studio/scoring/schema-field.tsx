import type { Text } from "#core/content-model/text.ts";
import { InputField, SelectField } from "../../../ui/field.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { openSoon } from "../fields/focus-soon.ts";
import { setWords } from "../form/json-edits.ts";
import { moveInList } from "../form/json-lists.ts";
import { TickField } from "../form/tick-field.tsx";
import { WordsFields } from "../form/words-fields.tsx";
import { EntryList } from "../lists/entry-list.tsx";
import { addButtonId } from "../lists/list-buttons.tsx";
import { Place } from "../places/place.tsx";
import studio from "../studio.module.css";
import { copiedEntry } from "./copied-entry.ts";
import { EntryFold, entryId } from "./entry-fold.tsx";
import { type FieldProps, labelOf, variantLabel } from "./field-props.ts";
import { FormulaInput } from "./formula-input.tsx";
import { JsonField } from "./json-field.tsx";
import { nameOfEntry } from "./name-of-entry.ts";
import { NumberField } from "./number-field.tsx";
import { LinesField, NumbersField, PairsField } from "./plain-lists.tsx";
import { ADDS, CHOICES, HINTS } from "./property-words.ts";
import { addEntry, putValue, takeOut } from "./rule-edits.ts";
import { blankOf, constantsOf, entrySchema, fieldKind, variantOf } from "./rule-schema.ts";
import styles from "./scoring.module.css";
import { TableField } from "./table-field.tsx";
import { WhenField } from "./when-field.tsx";
import { words } from "./words.ts";

/** Properties that hold a formula. */
const FORMULAS: readonly string[] = ["of", "expression", "formula", "score"];
/** Texts of several sentences. */
const LONG: readonly string[] = [
  "about",
  "explanation",
  "nextStep",
  "talk",
  "say",
  "rights",
  "basedOn",
  "missing",
  "lead",
];

/** The field of one property of a rule, as its schema asks for. */
export function SchemaField(props: FieldProps) {
  return (
    <Place path={props.path}>
      <FieldOfKind {...props} />
    </Place>
  );
}

function FieldOfKind(props: FieldProps) {
  const { context, schema, path, value, isRequired = false } = props;
  const { edit, languages, names } = context;
  const property = `${path.findLast((part) => typeof part === "string")}`;
  const [label, hint] = [labelOf(property), HINTS[property]];
  const put = (next: unknown) => edit((json) => putValue(json, path, next));
  const text = typeof value === "string" ? value : "";
  const orNothing = (next: string) => (next === "" && !isRequired ? undefined : next);
  switch (fieldKind(schema)) {
    case "words":
      return (
        <WordsFields
          label={label}
          text={value as Text | undefined}
          languages={languages}
          isLong={LONG.includes(property)}
          onWords={(language, next) => {
            const isGone = next === "" && (language === "default" ? !isRequired : true);
            const place = language === "default" ? path : [...path, language];
            edit((json) => (isGone ? putValue(json, place, undefined) : setWords(json, path, language, next)));
          }}
        />
      );
    case "choice":
      return (
        <SelectField label={label} hint={hint} value={text} onChange={({ target }) => put(orNothing(target.value))}>
          {(!isRequired || text === "") && <option value="">{words.notChosen}</option>}
          {constantsOf(schema).map((one) => (
            <option key={one} value={one}>
              {CHOICES[one] ?? one}
            </option>
          ))}
        </SelectField>
      );
    case "line":
      if (property === "when") {
        return <WhenField context={context} label={label} hint={hint} value={text} onFormula={put} />;
      }
      if (FORMULAS.includes(property)) {
        return <FormulaInput label={label} hint={hint} value={text} names={names} onFormula={put} />;
      }
      return (
        <InputField label={label} hint={hint} value={text} onChange={({ target }) => put(orNothing(target.value))} />
      );
    case "lineOrNone":
      return <InputField label={label} hint={hint} value={text} onChange={({ target }) => put(target.value || null)} />;
    case "number":
      return (
        <NumberField
          label={label}
          hint={hint}
          value={typeof value === "number" ? value : undefined}
          mayBeEmpty={!isRequired}
          onNumber={put}
        />
      );
    case "tick":
      return (
        <TickField label={label} isOn={value === true} onTick={(isOn) => put(isOn || isRequired ? isOn : undefined)} />
      );
    case "object":
      return <ObjectField {...props} label={label} />;
    case "variants":
      return <ObjectField {...props} schema={variantOf(schema, value)} label={label} />;
    case "list":
      return <ListField {...props} label={label} />;
    case "lines":
      return <LinesField {...props} label={label} />;
    case "pairs":
      return <PairsField {...props} label={label} />;
    case "table":
      return <TableField {...props} label={label} />;
    case "numbers":
      return <NumbersField {...props} label={label} />;
    default:
      return <JsonField {...props} label={label} />;
  }
}

/** A group of fields; one that may be missing is added and removed as a whole. */
function ObjectField({ label, ...props }: FieldProps & { readonly label: string }) {
  const { context, schema, path, value, isRequired = false } = props;
  const put = (next: unknown) => context.edit((json) => putValue(json, path, next));
  const hint = HINTS[`${path.at(-1)}`];
  if (value === undefined) {
    return (
      <button type="button" className={styles.act} onClick={() => put(blankOf(schema))}>
        {words.add(label)}
      </button>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={studio.small}>{hint}</p>}
      <ObjectFields {...props} />
      {!isRequired && (
        <button type="button" className={styles.act} onClick={() => put(undefined)}>
          {words.remove(label)}
        </button>
      )}
    </fieldset>
  );
}

/** The fields of the properties of an object, in the order of its schema. */
export function ObjectFields({
  context,
  schema,
  path,
  value,
  without = [],
}: FieldProps & { readonly without?: readonly string[] }) {
  const { properties = {}, required = [] } = schema;
  const own = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return Object.entries(properties).map(([name, property]) =>
    without.includes(name) ? null : (
      <SchemaField
        key={name}
        context={context}
        schema={property}
        path={[...path, name]}
        value={own[name]}
        isRequired={required.includes(name)}
      />
    ),
  );
}

/** A list of which each entry has a form: entries are added, moved, duplicated and deleted. */
function ListField(props: FieldProps & { readonly label: string }) {
  const { context, schema, path, value, label, isRequired = false, isHeaded = false } = props;
  const say = useText();
  const { edit } = context;
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const one = entrySchema(schema);
  const isVariants = fieldKind(one) === "variants";
  const kinds = isVariants ? (one.anyOf ?? []) : [one];
  const id = path.join("-");
  const nameOf = (entry: unknown, index: number) => nameOfEntry(entry, say) || words.entry(index + 1);
  // A list that may be missing may not be empty.
  const remove = (index: number) =>
    edit((json) =>
      entries.length === 1 && !isRequired ? putValue(json, path, undefined) : takeOut(json, [...path, index]),
    );
  return (
    <div className={styles.list}>
      {!isHeaded && <p className={styles.listName}>{label}</p>}
      <EntryList
        list={id}
        entries={entries}
        nameOf={(entry, index) => `${label}, ${nameOf(entry, index)}`}
        onMove={(from, to) => edit((json) => moveInList(json, path, from, to))}
        onCopy={(entry, index) => {
          edit((json) => addEntry(json, path, copiedEntry(entry, entries), index + 1));
          openSoon(entryId(id, index + 1));
        }}
        onDelete={(_, index) => remove(index)}
      >
        {(entry, index, buttons) => {
          const own = isVariants ? variantOf(one, entry) : one;
          const field = { context, path: [...path, index], value: entry };
          return (
            <EntryFold id={entryId(id, index)} path={[...path, index]} summary={nameOf(entry, index)} buttons={buttons}>
              {own.properties ? (
                <ObjectFields {...field} schema={own} />
              ) : (
                <SchemaField {...field} schema={own} isRequired />
              )}
            </EntryFold>
          );
        }}
      </EntryList>
      {kinds.map((kind, index) => (
        <button
          key={index}
          type="button"
          id={index === 0 ? addButtonId(id) : undefined}
          className={styles.act}
          onClick={() => {
            edit((json) => addEntry(json, path, blankOf(kind)));
            openSoon(entryId(id, entries.length));
          }}
        >
          {ADDS[`${path.at(-1)}`] ?? words.add(isVariants ? `${label} (${variantLabel(one, kind)})` : label)}
        </button>
      ))}
    </div>
  );
}
