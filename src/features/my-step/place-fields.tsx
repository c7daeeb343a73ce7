import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { stepFormMessages } from "./messages.ts";
import styles from "./my-step.module.css";
import { OwnChoice } from "./own-choice.tsx";
import { asOption, OWN, type StepEntries } from "./step-entries.ts";

type Props = {
  readonly entries: StepEntries;
  readonly places: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<StepEntries>) => void;
};

/** Where it is done, for whoever likes to say it: folded, so that nobody has to pass it. */
export function PlaceFields({ entries, places, error, onChange }: Props) {
  const t = useMessages(stepFormMessages);
  return (
    <details className={styles.place} open={entries.placePick !== ""}>
      <summary>{t.place}</summary>
      <OwnChoice
        heading="h3"
        title={t.whereTo}
        name="place"
        options={[...places.map((place, index) => [`${index}`, asOption(place)] as const), [OWN, t.ownPlace]]}
        picked={entries.placePick}
        onPick={(placePick) => onChange({ placePick })}
      >
        {entries.placePick === OWN && (
          <InputField
            label={t.ownPlaceLabel}
            hint={t.placeHint}
            error={error}
            autoComplete="off"
            value={entries.place}
            onChange={(event) => onChange({ place: event.target.value })}
          />
        )}
      </OwnChoice>
    </details>
  );
}
