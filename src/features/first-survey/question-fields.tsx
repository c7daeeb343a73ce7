import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { Button } from "../../ui/button.tsx";
import { useText } from "../../ui/language/use-text.ts";
import styles from "./first-survey.module.css";
import type { Entries } from "./kept-entries.ts";
import { Choice, ListOrNumber } from "./list-or-number.tsx";
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
export function QuestionFields({
  asked: { words, otherUnits, notInList },
  selects,
  entries,
  onChange,
  isMissing,
}: Props) {
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
      {selects.map((select) => {
        const props = { select, entries, onChange, isMissing, missing: say(words.missing) };
        return notInList?.name === select.name ? (
          <ListOrNumber key={select.name} {...props} notInList={notInList} />
        ) : (
          <Choice key={select.name} {...props} />
        );
      })}
    </>
  );
}
