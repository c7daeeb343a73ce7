import type { JSONPath } from "jsonc-parser";
import { useState } from "react";
import type { Text } from "#core/content-model/text.ts";
import { InputField } from "../../../ui/field.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { words } from "../words.ts";
import styles from "./edit-form.module.css";
import type { FormEdit } from "./form-edit.ts";
import { setValue, setWords } from "./json-edits.ts";
import type { LooseBand } from "./read-loosely.ts";
import { WordsFields } from "./words-fields.tsx";

type Props = {
  readonly form: FormEdit;
  readonly band: LooseBand;
  readonly path: JSONPath;
  readonly index: number;
};

const TEXTS = [
  { property: "meaning", isLong: false },
  { property: "legend", isLong: false },
  { property: "explanation", isLong: true },
  { property: "nextStep", isLong: true },
] as const;

/** The form of one band: where it starts, its name, and its texts. */
export function BandForm({ form: { languages, edit }, band, path, index }: Props) {
  const say = useText();
  // Holds the text while it is typed, since it may not be a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const meaning = band["meaning"] as Text | undefined;
  return (
    <details className={styles.fold}>
      <summary>
        {words.band(index + 1)} {typeof meaning === "string" || meaning?.default ? say(meaning) : ""}
      </summary>
      <InputField
        label={words.from}
        hint={words.fromHint}
        type="number"
        step="any"
        short
        value={typed ?? band.from ?? ""}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === "" || Number.isNaN(target.valueAsNumber)) return;
          edit("rule", (json) => setValue(json, [...path, "from"], target.valueAsNumber));
        }}
      />
      {TEXTS.map(({ property, isLong }) => (
        <WordsFields
          key={property}
          label={words[property]}
          text={band[property] as Text | undefined}
          languages={languages}
          isLong={isLong}
          onWords={(language, newText) =>
            edit("rule", (json) => setWords(json, [...path, property], language, newText))
          }
        />
      ))}
    </details>
  );
}
