import type { JSONPath } from "jsonc-parser";
import type { Text } from "#core/content-model/text.ts";
import { InputField, SelectField } from "../../../ui/field.tsx";
import { setWords } from "../form/json-edits.ts";
import { TickField } from "../form/tick-field.tsx";
import { WordsFields } from "../form/words-fields.tsx";
import { FormulaInput } from "./formula-input.tsx";
import { JsonField } from "./json-field.tsx";
import { ListField } from "./list-field.tsx";
import { NumberField } from "./number-field.tsx";
import { LinesField, NumbersField, PairsField } from "./plain-lists.tsx";
import type { RuleContext } from "./rule-context.ts";
import { putValue } from "./rule-edits.ts";
import { blankOf, constantsOf, fieldKind, nameOfVariant, type Schema, variantOf } from "./rule-schema.ts";
import styles from "./scoring.module.css";
import { CHOICES, HINTS, LABELS, words } from "./words.ts";

export type FieldProps = {
  readonly context: RuleContext;
  readonly schema: Schema;
  readonly path: JSONPath;
  readonly value: unknown;
  readonly isRequired?: boolean;
};

/** Properties that hold a formula. */
const FORMULAS: readonly string[] = ["of", "expression", "formula", "score", "when"];
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

/** Returns what a property is called; one that is new in the schema goes by its name until it has words. */
export const labelOf = (property: string): string => LABELS[property] ?? property;

export const variantLabel = (schema: Schema, variant: Schema): string => {
  const name = nameOfVariant(schema, variant);
  return CHOICES[name] ?? labelOf(name);
};
