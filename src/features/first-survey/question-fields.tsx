import { useState } from "react";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./first-survey.module.css";
import { firstSurveyMessages } from "./messages.ts";
import type { Picks, SelectQuestion } from "./picks.ts";
import { UnitFields } from "./unit-fields.tsx";

type Props = {
  readonly asked: FirstSurvey;
  readonly selects: readonly SelectQuestion[];
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
  readonly isMissing: boolean;
};

/** One select per question, and optional fields in other units that set them. */
export function QuestionFields({ asked: { words, otherUnits }, selects, picks, onPick, isMissing }: Props) {
  const t = useMessages(firstSurveyMessages);
  const say = useText();
  const [usesOther, setUsesOther] = useState(false);
  return (
    <>
      {otherUnits && (
        <div className={styles.switch}>
          <Button look="secondary" aria-pressed={usesOther} onClick={() => setUsesOther(!usesOther)}>
            {say(otherUnits.use)}
          </Button>
        </div>
      )}
      {otherUnits && usesOther && <UnitFields units={otherUnits} selects={selects} onPick={onPick} />}
      {selects.map(({ name, label, placeholder, options }) => (
        <SelectField
          key={name}
          label={say(label)}
          error={isMissing && !picks[name] ? say(words.missing) : undefined}
          name={name}
          value={picks[name] ?? ""}
          onChange={(event) => onPick({ ...picks, [name]: event.target.value })}
          required
        >
          <option value="">{placeholder ? say(placeholder) : t.choose}</option>
          {options.map(({ value, text }) => (
            <option key={`${value}`} value={`${value}`}>
              {say(text)}
            </option>
          ))}
        </SelectField>
      ))}
    </>
  );
}
