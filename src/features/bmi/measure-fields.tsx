import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { InputField, SelectField } from "../../ui/field.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./body-mass.module.css";
import type { MeasureSelect, Picks } from "./measures.ts";
import { NOTHING_PICKED } from "./measures.ts";
import { measureMessages } from "./messages.ts";
import { picksFromMetric } from "./metric.ts";

type Props = {
  readonly selects: readonly MeasureSelect[];
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
  readonly isMissing: boolean;
};

/** The three selects, and for people who think in metric two fields that set them. */
export function MeasureFields({ selects, picks, onPick, isMissing }: Props) {
  const t = useMessages(measureMessages);
  const say = useText();
  const [isMetric, setMetric] = useState(false);
  return (
    <>
      <div className={styles.switch}>
        <Button look="secondary" aria-pressed={isMetric} onClick={() => setMetric(!isMetric)}>
          {t.useMetric}
        </Button>
      </div>
      {isMetric && <MetricFields selects={selects} onPick={onPick} />}
      {selects.map(({ measure, label, placeholder, min, max }) => (
        <SelectField
          key={measure}
          label={say(label)}
          error={isMissing && picks[measure] === "" ? t.missing : undefined}
          name={measure}
          value={picks[measure]}
          onChange={(event) => onPick({ ...picks, [measure]: event.target.value })}
          required
        >
          <option value="">{placeholder ? say(placeholder) : t.choose}</option>
          {Array.from({ length: max - min + 1 }, (_, index) => (
            <option key={min + index}>{min + index}</option>
          ))}
        </SelectField>
      ))}
    </>
  );
}

function MetricFields({ selects, onPick }: Pick<Props, "selects" | "onPick">) {
  const t = useMessages(measureMessages);
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
        label={t.centimetres}
        type="number"
        inputMode="decimal"
        step="any"
        value={centimetres}
        onChange={(event) => convert(event.target.value, kilograms)}
        short
      />
      <InputField
        label={t.kilograms}
        hint={t.converted}
        type="number"
        inputMode="decimal"
        step="any"
        value={kilograms}
        onChange={(event) => convert(centimetres, event.target.value)}
        short
      />
      <p role="status">{isOut && t.unfit}</p>
    </>
  );
}
