import type { Text } from "#core/content-model/text.ts";
import { readAmount } from "#core/shared/follow-ups.ts";
import { textOf } from "#core/shared/text-of.ts";
import { InputField } from "../field.tsx";
import { countText } from "../language/numbers.ts";
import { useLanguage, useMessages, useText } from "../language/use-text.ts";
import styles from "./amount.module.css";
import { amountMessages } from "./messages.ts";

type Props = {
  readonly fields: readonly { readonly label: Text; readonly max: number }[];
  /** What stands in each field. */
  readonly typed: readonly string[];
  readonly onType: (index: number, text: string) => void;
};

/** Fields for whole numbers. What is no such number gets a sentence as it is typed. */
export function AmountFields({ fields, typed, onType }: Props) {
  const t = useMessages(amountMessages);
  const say = useText();
  const language = useLanguage();
  return (
    <div className={styles.fields}>
      {fields.map(({ label, max }, index) => (
        <InputField
          key={textOf(label)}
          label={say(label)}
          value={typed[index] ?? ""}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          short
          error={
            readAmount(typed[index] ?? "", max) === undefined ? t.outside({ max: countText(max, language) }) : undefined
          }
          onChange={(event) => onType(index, event.target.value)}
        />
      ))}
    </div>
  );
}
