import { useState } from "react";
import type { Text } from "#core/content-model/text.ts";
import { InputField, SelectField, TextAreaField } from "../../../../ui/field.tsx";
import { removeProperty, setValue } from "../json-edits.ts";
import { TickField } from "../tick-field.tsx";
import { EntriesField } from "./entries-field.tsx";
import type { PropertyProps } from "./property-props.ts";
import { kindOf, type PropertySchema } from "./property-schema.ts";
import { wordOfValue, wordsOfProperty } from "./property-words.ts";
import { TextField } from "./text-field.tsx";

/** The field of one property, drawn from its schema. */
export function PropertyField(props: PropertyProps) {
  const { form, type, property, schema, value, path, order, isRequired } = props;
  const { label, hint } = wordsOfProperty(type, property) ?? { label: property };
  const set = (now: unknown) => form.edit("survey", (json) => setValue(json, path, now, order));
  const setOrRemove = (now: unknown) =>
    now === undefined ? form.edit("survey", (json) => removeProperty(json, path)) : set(now);
  switch (kindOf(schema)) {
    case "words":
      return <TextField {...props} label={label} text={value as Text | undefined} />;
    case "tick":
      return <TickField label={label} isOn={value === true} onTick={(isOn) => setOrRemove(isOn || undefined)} />;
    case "number":
    case "limit":
      return <NumberField label={label} hint={hint} schema={schema} value={value} onValue={setOrRemove} />;
    case "choice":
      return (
        <SelectField
          label={label}
          hint={hint}
          value={typeof value === "string" ? value : ""}
          onChange={({ target }) => setOrRemove(target.value || undefined)}
        >
          {!isRequired && value === undefined && <option value="">{wordOfValue(schema.anyOf?.[0]?.const)}</option>}
          {schema.anyOf?.map((one) => (
            <option key={`${one.const}`} value={`${one.const}`}>
              {wordOfValue(one.const)}
            </option>
          ))}
        </SelectField>
      );
    case "line":
      return (
        <TextAreaField
          label={label}
          hint={hint}
          rows={2}
          value={typeof value === "string" ? value : ""}
          maxLength={schema.maxLength}
          onChange={({ target }) => setOrRemove(target.value === "" && !isRequired ? undefined : target.value)}
        />
      );
    case "entries":
      return <EntriesField {...props} label={label} hint={hint} />;
    default:
      // Options and elements have editors of their own.
      return null;
  }
}

type NumberProps = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly schema: PropertySchema;
  readonly value: unknown;
  readonly onValue: (value: number | string | undefined) => void;
};

/** A number, or for a limit a day or time. What is typed may not be one yet, so it is kept beside the value. */
function NumberField({ label, hint, schema, value, onValue }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { minimum, exclusiveMinimum, maximum, type } = schema;
  const isNumber = type !== undefined;
  const written = typeof value === "number" || typeof value === "string" ? `${value}` : "";
  const limits = [
    minimum === undefined ? "" : `at least ${minimum}`,
    exclusiveMinimum === undefined ? "" : `above ${exclusiveMinimum}`,
    maximum === undefined ? "" : `at most ${maximum}`,
  ].filter(Boolean);
  return (
    <InputField
      label={label}
      hint={[hint, limits.join(", ")].filter(Boolean).join(" ") || undefined}
      type={isNumber ? "number" : "text"}
      step={type === "integer" ? 1 : "any"}
      short
      value={typed ?? written}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const text = target.value.trim();
        if (text === "") onValue(undefined);
        else if (!Number.isNaN(Number(text))) onValue(Number(text));
        else if (!isNumber) onValue(text);
      }}
    />
  );
}
