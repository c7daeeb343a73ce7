import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { InputField, SelectField } from "../../ui/field.tsx";
import styles from "./body-mass.module.css";
import type { MeasureSelect, Picks } from "./measures.ts";
import { NOTHING_PICKED } from "./measures.ts";
import { picksFromMetric } from "./metric.ts";

type Props = {
  readonly selects: readonly MeasureSelect[];
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
  readonly isMissing: boolean;
};

/** The three selects, and for people who think in metric two fields that set them. */
export function MeasureFields({ selects, picks, onPick, isMissing }: Props) {
  const [isMetric, setMetric] = useState(false);
  return (
    <>
      <div className={styles.switch}>
        <Button look="secondary" aria-pressed={isMetric} onClick={() => setMetric(!isMetric)}>
          Use centimetres and kilograms
        </Button>
      </div>
      {isMetric && <MetricFields selects={selects} onPick={onPick} />}
      {selects.map(({ measure, label, placeholder, min, max }) => (
        <SelectField
          key={measure}
          label={label}
          error={isMissing && picks[measure] === "" ? "Please choose a number here." : undefined}
          name={measure}
          value={picks[measure]}
          onChange={(event) => onPick({ ...picks, [measure]: event.target.value })}
          required
        >
          <option value="">{placeholder}</option>
          {Array.from({ length: max - min + 1 }, (_, index) => (
            <option key={min + index}>{min + index}</option>
          ))}
        </SelectField>
      ))}
    </>
  );
}

function MetricFields({ selects, onPick }: Pick<Props, "selects" | "onPick">) {
  const [centimetres, setCentimetres] = useState("");
  const [kilograms, setKilograms] = useState("");
  const [isOut, setOut] = useState(false);
  const convert = (nextCentimetres: string, nextKilograms: string) => {
    setCentimetres(nextCentimetres);
    setKilograms(nextKilograms);
    if (nextCentimetres === "" || nextKilograms === "") return;
    const picks = picksFromMetric(Number(nextCentimetres), Number(nextKilograms), selects);
    onPick(picks ?? NOTHING_PICKED);
    setOut(picks === null);
  };
  return (
    <>
      <InputField
        label="Your height in centimetres"
        type="number"
        inputMode="decimal"
        step="any"
        value={centimetres}
        onChange={(event) => convert(event.target.value, kilograms)}
        short
      />
      <InputField
        label="Your weight in kilograms"
        hint="We convert both to the nearest feet, inches and pounds below."
        type="number"
        inputMode="decimal"
        step="any"
        value={kilograms}
        onChange={(event) => convert(centimetres, event.target.value)}
        short
      />
      <p role="status">{isOut && "These two do not fit the choices below yet. Please look at them once more."}</p>
    </>
  );
}
