import { useState } from "react";
import type { OtherUnits } from "#core/content-model/first-survey.ts";
import { InputField } from "../../ui/field.tsx";
import { useText } from "../../ui/language/use-text.ts";
import { picksFromUnits } from "./other-units.ts";
import type { Picks, SelectQuestion } from "./picks.ts";

type Props = {
  readonly units: OtherUnits;
  readonly selects: readonly SelectQuestion[];
  readonly onPick: (picks: Picks) => void;
};

/** Fields in other units. Once all are filled, they set the selects, or clear them when no option matches. */
export function UnitFields({ units, selects, onPick }: Props) {
  const say = useText();
  const [entries, setEntries] = useState<readonly string[]>(units.fields.map(() => ""));
  const [isUnfit, setUnfit] = useState(false);
  const enter = (at: number, text: string) => {
    const next = entries.with(at, text);
    setEntries(next);
    if (next.includes("")) return;
    const picks = picksFromUnits(units, next.map(Number), selects);
    onPick(picks ?? {});
    setUnfit(picks === null);
  };
  return (
    <>
      {units.fields.map(({ label, hint, items }, at) => (
        <InputField
          key={items.map(({ name }) => name).join(" ")}
          label={say(label)}
          hint={hint && say(hint)}
          type="number"
          inputMode="decimal"
          step="any"
          value={entries[at] ?? ""}
          onChange={(event) => enter(at, event.target.value)}
          short
        />
      ))}
      <p role="status">{isUnfit && say(units.unfit)}</p>
    </>
  );
}
