import { useState } from "react";
import { TextAreaField } from "../../../ui/field.tsx";
import type { FieldProps } from "./field-props.ts";
import { putValue } from "./rule-edits.ts";
import { words } from "./words.ts";

/** What no other field fits, as JSON. It is taken over whenever it can be read. */
export function JsonField({ context, path, value, label }: FieldProps & { readonly label: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const isBroken = typed !== null && read(typed) === undefined;
  return (
    <TextAreaField
      label={label}
      hint={words.json}
      error={isBroken ? words.notJson : undefined}
      rows={5}
      spellCheck="false"
      value={typed ?? (value === undefined ? "" : JSON.stringify(value, null, 2))}
      onBlur={() => isBroken || setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const found = read(target.value);
        if (found !== undefined) context.edit((json) => putValue(json, path, found));
      }}
    />
  );
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
