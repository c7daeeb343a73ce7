import type { JSONPath } from "jsonc-parser";
import type { Text } from "#core/content-model/text.ts";
import { words } from "../words.ts";
import type { FormEdit } from "./form-edit.ts";
import { setValue, setWords } from "./json-edits.ts";
import type { LooseQuestion } from "./read-loosely.ts";
import { TickField } from "./tick-field.tsx";
import { WordsFields } from "./words-fields.tsx";

type Props = { readonly form: FormEdit; readonly question: LooseQuestion; readonly path: JSONPath };

const SPECIALS = [
  { shows: "showNoneItem", older: "hasNone", says: "noneText", tick: words.offersNone, label: words.noneText },
  { shows: "showOtherItem", older: "hasOther", says: "otherText", tick: words.offersOther, label: words.otherText },
] as const;

/** Whether a question offers "none" and "other" after its choices, and their words. */
export function SpecialChoicesForm({ form: { languages, edit }, question, path }: Props) {
  const properties: Readonly<Record<string, unknown>> = question;
  return SPECIALS.map(({ shows, older, says, tick, label }) => {
    const written = shows in properties || !(older in properties) ? shows : older;
    const isOn = properties[written] === true;
    return (
      <div key={shows}>
        <TickField
          label={tick}
          isOn={isOn}
          onTick={(now) => edit("survey", (json) => setValue(json, [...path, written], now))}
        />
        {isOn && (
          <WordsFields
            label={label}
            text={properties[says] as Text | undefined}
            languages={languages}
            onWords={(language, newText) =>
              edit("survey", (json) => setWords(json, [...path, says], language, newText))
            }
          />
        )}
      </div>
    );
  });
}
