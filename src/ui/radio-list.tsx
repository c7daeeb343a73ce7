import type { ReactNode } from "react";
import styles from "./radio-list.module.css";

type Props = {
  readonly name: string;
  /** Values and their words. */
  readonly options: readonly (readonly [value: string, words: ReactNode])[];
  readonly picked: string | undefined;
  readonly onPick: (value: string) => void;
  /** Ids of the elements that name and describe the list. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
};

/** Options below each other, named by a heading that stands elsewhere. What is picked is known at once. */
export function RadioList({ name, options, picked, onPick, labelledBy, describedBy }: Props) {
  return (
    <fieldset className={styles.list} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {options.map(([value, words]) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} checked={value === picked} onChange={() => onPick(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
