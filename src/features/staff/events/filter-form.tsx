import type { SubmitEvent } from "react";
import type { EventFilter } from "#core/api/events.ts";
import { Button, ButtonRow } from "../../../ui/button.tsx";
import { InputField, SelectField } from "../../../ui/field.tsx";
import { useMessages } from "../../../ui/language/use-text.ts";
import styles from "../staff.module.css";
import { eventsMessages } from "./messages.ts";

type Props = {
  readonly filter: EventFilter;
  readonly kinds: readonly string[];
  readonly onShow: (filter: EventFilter) => void;
};

/** Asks which events to show. */
export function FilterForm({ filter, kinds, onShow }: Props) {
  const t = useMessages(eventsMessages);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([field, value]) => [field, `${value}`.trim()] as const);
    onShow(Object.fromEntries(typed.filter(([, value]) => value !== "")));
  };
  // One that came by the address stays chosen, even before the kinds are known.
  const offered = filter.kind === undefined || kinds.includes(filter.kind) ? kinds : [filter.kind, ...kinds];
  const outcomes = { done: t.done, refused: t.refused };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <InputField label={t.from} name="from" type="date" defaultValue={filter.from} />
      <InputField label={t.to} name="to" type="date" defaultValue={filter.to} />
      <SelectField label={t.kind} name="kind" key={offered.length} defaultValue={filter.kind ?? ""}>
        <option value="">{t.any}</option>
        {offered.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </SelectField>
      <SelectField label={t.outcome} name="outcome" defaultValue={filter.outcome ?? ""}>
        <option value="">{t.any}</option>
        {Object.entries(outcomes).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {filter.outcome !== undefined && !(filter.outcome in outcomes) && <option>{filter.outcome}</option>}
      </SelectField>
      <InputField label={t.who} hint={t.whoHint} name="who" defaultValue={filter.who} maxLength={100} />
      <ButtonRow>
        <Button type="submit">{t.show}</Button>
      </ButtonRow>
    </form>
  );
}
