import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./first-survey.module.css";
import type { Entries } from "./kept-entries.ts";
import { firstSurveyMessages } from "./messages.ts";
import { unitsShown } from "./other-units.ts";
import type { SelectQuestion } from "./picks.ts";
import { UnitFields } from "./unit-fields.tsx";

type Props = {
  readonly asked: FirstSurvey;
  readonly selects: readonly SelectQuestion[];
  readonly entries: Entries;
  readonly onChange: (entries: Entries) => void;
  readonly isMissing: boolean;
};

/** One select per question, and optional fields in other units that set them. */
export function QuestionFields({ asked: { words, otherUnits }, selects, entries, onChange, isMissing }: Props) {
  const t = useMessages(firstSurveyMessages);
  const say = useText();
  const { picks, usesOther } = entries;
  const switchUnits = () => {
    const others = otherUnits && !usesOther ? unitsShown(otherUnits, entries.others, picks, selects) : entries.others;
    onChange({ ...entries, usesOther: !usesOther, others });
  };
  return (
    <>
      {otherUnits && (
        <div className={styles.switch}>
          <Button look="secondary" aria-pressed={usesOther} onClick={switchUnits}>
            {say(otherUnits.use)}
          </Button>
        </div>
      )}
      {otherUnits && usesOther && (
        <UnitFields units={otherUnits} selects={selects} entries={entries} onChange={onChange} />
      )}
      {selects.map(({ name, label, placeholder, options }) => (
        <SelectField
          key={name}
          label={say(label)}
          error={isMissing && !picks[name] ? say(words.missing) : undefined}
          name={name}
          value={picks[name] ?? ""}
          onChange={(event) => onChange({ ...entries, picks: { ...picks, [name]: event.target.value } })}
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
