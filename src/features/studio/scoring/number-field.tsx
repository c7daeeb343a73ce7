import { useState } from "react";
import { InputField } from "../../../ui/field.tsx";

type Props = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: number | undefined;
  /** Told undefined for a field that was emptied, where it may be empty. */
  readonly onNumber: (value: number | undefined) => void;
  readonly mayBeEmpty?: boolean;
};

/** A field for a number. What is typed stays while it is no number yet. */
export function NumberField({ label, hint, value, onNumber, mayBeEmpty = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <InputField
      label={label}
      hint={hint}
      type="number"
      step="any"
      short
      value={typed ?? value ?? ""}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === "" && !target.validity.badInput && mayBeEmpty) onNumber(undefined);
        else if (!Number.isNaN(target.valueAsNumber)) onNumber(target.valueAsNumber);
      }}
    />
  );
}
