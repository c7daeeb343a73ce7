import type { OtherUnits } from "#core/content-model/first-survey.ts";
import { InputField } from "../../ui/field.tsx";
import { useText } from "../../ui/language/use-text.ts";
import type { Entries } from "./kept-entries.ts";
import { picksFromUnits } from "./other-units.ts";
import type { SelectQuestion } from "./picks.ts";

type Props = {
  readonly units: OtherUnits;
  readonly selects: readonly SelectQuestion[];
  readonly entries: Entries;
  readonly onChange: (entries: Entries) => void;
};

/** Fields in other units. Once all are filled, they set the selects, or clear them when no option matches. */
export function UnitFields({ units, selects, entries, onChange }: Props) {
  const say = useText();
  const typed = units.fields.map((_, at) => entries.others[at] ?? "");
  const picksOf = (texts: readonly string[]) =>
    texts.includes("") ? undefined : picksFromUnits(units, texts.map(Number), selects);
  const enter = (at: number, text: string) => {
    const others = typed.with(at, text);
    const picks = picksOf(others);
    onChange({ ...entries, others, ...(picks === undefined ? {} : { picks: picks ?? {} }) });
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
          value={typed[at] ?? ""}
          onChange={(event) => enter(at, event.target.value)}
          short
        />
      ))}
      <p role="status">{picksOf(typed) === null && say(units.unfit)}</p>
    </>
  );
}
