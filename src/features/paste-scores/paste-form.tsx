import { type SubmitEvent, useState } from "react";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import fieldStyles from "../../ui/field.module.css";
import { Field, InputField } from "../../ui/field.tsx";
import styles from "./paste-scores.module.css";

const LONGEST_TEXT = 5000;

type Props = { readonly domains: readonly Domain[]; readonly onText: (text: string) => void };

/** One large field for all scores, or one small field for each area; what is filled in both counts. */
export function PasteForm({ domains, onText }: Props) {
  const [problem, setProblem] = useState<string>();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = domains.flatMap(({ category, name }) => {
      const typed = String(data.get(category)).trim();
      return typed === "" ? [] : [`${textOf(name)}: ${typed}`];
    });
    const text = [String(data.get("scores")), ...fields].join("\n");
    if (text.trim() !== "") {
      setProblem(undefined);
      return onText(text);
    }
    setProblem("There is nothing to read yet. Type or paste at least one score.");
    form.querySelector("textarea")?.focus();
  };

  const [first] = domains;
  const example = first ? `${textOf(first.name)}: ${8}` : "";
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label="Your scores" hint={`One on each line, such as “${example}”.`} error={problem}>
        {(ties) => (
          <textarea
            {...ties}
            name="scores"
            rows={6}
            maxLength={LONGEST_TEXT}
            spellCheck={false}
            autoComplete="off"
            className={`${fieldStyles.input} ${styles.text}`}
          />
        )}
      </Field>
      <details className={styles.single}>
        <summary>Or type them one by one</summary>
        <div className={styles.fields}>
          {domains.map(({ category, name }) => (
            <InputField
              key={category}
              label={textOf(name)}
              name={category}
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              short
            />
          ))}
        </div>
      </details>
      <ButtonRow>
        <Button type="submit">Show what they mean</Button>
      </ButtonRow>
    </form>
  );
}
