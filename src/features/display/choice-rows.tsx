import { useId } from "react";
import styles from "./display-dialog.module.css";

type Option = { readonly value: string; readonly label: string; readonly lang?: string };

type Props = {
  readonly title: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
};

/** One display setting. A choice takes effect at once. */
export function ChoiceRows({ title, options, value, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row} lang={option.lang}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
