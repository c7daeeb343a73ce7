import { useState } from "react";
import { type ConditionRow, valuesOf } from "#core/conditions/condition-rows.ts";
import type { OptionValue } from "#core/question-types/options.ts";
import { InputField, SelectField } from "../../../../ui/field.tsx";
import { useText } from "../../../../ui/language/use-text.ts";
import own from "../form.module.css";
import { TickField } from "../tick-field.tsx";
import type { NamedItem } from "./loose-items.ts";

type Props = {
  readonly label: string;
  readonly row: ConditionRow;
  readonly item: NamedItem | undefined;
  readonly onValues: (values: readonly OptionValue[]) => void;
};

/** The answers of one line: options by their words, or a number or words that are typed. */
export function RowValues({ label, row: { operator, values }, item, onValues }: Props) {
  const say = useText();
  const takes = valuesOf(operator);
  if (takes === "none") return null;
  const options = item?.options ?? [];
  if (options.length === 0) return <TypedValue label={label} item={item} value={values[0]} onValues={onValues} />;
  const isPicked = (value: OptionValue) => values.some((one) => `${one}` === `${value}`);
  if (takes === "several") {
    return (
      <fieldset className={own.list}>
        <legend>{label}</legend>
        {options.map(({ value, text }) => (
          <TickField
            key={`${value}`}
            label={say(text)}
            isOn={isPicked(value)}
            onTick={(isOn) => {
              const now = options.map((option) => option.value).filter((one) => (one === value ? isOn : isPicked(one)));
              // A list of none would hold for nobody.
              if (now.length > 0) onValues(now);
            }}
          />
        ))}
      </fieldset>
    );
  }
  const isKnown = options.some(({ value }) => `${value}` === `${values[0]}`);
  return (
    <SelectField
      label={label}
      value={`${values[0]}`}
      onChange={({ target }) => {
        const picked = options.find(({ value }) => `${value}` === target.value);
        if (picked) onValues([picked.value]);
      }}
    >
      {!isKnown && <option value={`${values[0]}`}>{`${values[0]}`}</option>}
      {options.map(({ value, text }) => (
        <option key={`${value}`} value={`${value}`}>
          {say(text)}
        </option>
      ))}
    </SelectField>
  );
}

type TypedProps = Pick<Props, "label" | "item" | "onValues"> & { readonly value: OptionValue | undefined };

function TypedValue({ label, item, value, onValues }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <InputField
      label={label}
      type={item?.isNumber ? "number" : "text"}
      step="any"
      short
      value={typed ?? `${value ?? ""}`}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!item?.isNumber) onValues([target.value]);
        else if (!Number.isNaN(target.valueAsNumber)) onValues([target.valueAsNumber]);
      }}
    />
  );
}
