import { type SubmitEvent, useState } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import fieldStyles from "../../ui/field.module.css";
import { Field, InputField } from "../../ui/field.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import type { KeptScores } from "./kept-scores.ts";
import { pasteMessages } from "./messages.ts";
import styles from "./paste-scores.module.css";

const LONGEST_TEXT = 5000;

type Props = {
  readonly domains: readonly Domain[];
  /** What the fields hold at first. */
  readonly kept: KeptScores["fields"];
  readonly onChange: (form: HTMLFormElement) => void;
  readonly onText: (text: string, form: HTMLFormElement) => void;
};

/** One large field for all scores and one small field per area. Both are read. */
export function PasteForm({ domains, kept, onChange, onText }: Props) {
  const t = useMessages(pasteMessages);
  const say = useText();
  const [isEmpty, setEmpty] = useState(false);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = domains.flatMap(({ category, name }) => {
      const typed = String(data.get(category)).trim();
      return typed === "" ? [] : [`${say(name)}: ${typed}`];
    });
    const text = [String(data.get("scores")), ...fields].join("\n");
    if (text.trim() !== "") {
      setEmpty(false);
      return onText(text, form);
    }
    setEmpty(true);
    form.querySelector("textarea")?.focus();
  };

  const [first] = domains;
  const example = first ? `${say(first.name)}: ${8}` : "";
  return (
    <form
      className={styles.form}
      method="dialog"
      onSubmit={onSubmit}
      onInput={(event) => onChange(event.currentTarget)}
      noValidate
    >
      <Field label={t.scores} hint={t.hint({ example })} error={isEmpty ? t.nothing : undefined}>
        {(ties) => (
          <textarea
            {...ties}
            name="scores"
            defaultValue={kept["scores"]}
            rows={6}
            maxLength={LONGEST_TEXT}
            spellCheck="false"
            autoComplete="off"
            className={`${fieldStyles.input} ${styles.text}`}
          />
        )}
      </Field>
      <details className={styles.single} open={domains.some(({ category }) => kept[category])}>
        <summary>{t.oneByOne}</summary>
        <div className={styles.fields}>
          {domains.map(({ category, name }) => (
            <InputField
              key={category}
              label={say(name)}
              name={category}
              defaultValue={kept[category]}
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              short
            />
          ))}
        </div>
      </details>
      <ButtonRow>
        <Button type="submit">{t.show}</Button>
      </ButtonRow>
    </form>
  );
}
