import styles from "./survey-view.module.css";

export type ShownOption<Value> = { readonly value: Value; readonly text: string };

type Props<Value> = {
  readonly kind: "radio" | "checkbox";
  /** Ids of what names and describes the group. */
  readonly labelledBy: string;
  readonly describedBy?: string | null | undefined;
  /** Name of the inputs: one for each group on the page. */
  readonly name: string;
  readonly options: readonly ShownOption<Value>[];
  readonly isPicked: (value: Value) => boolean;
  readonly onPick: (value: Value, picked: boolean) => void;
  /** Several options side by side, where there is room for them. */
  readonly arrangement?: "one-below-another" | "side-by-side" | "numbers";
};

/**
 * A group of options of which one or several are picked, drawn like SurveyJS's radio buttons. The
 * types SurveyJS draws as switches, small numbers or tables are all asked this one way: large rows,
 * each with its words, in a group that has a name.
 */
export function OptionRows<Value extends string | number | boolean>({
  kind,
  labelledBy,
  describedBy,
  name,
  options,
  isPicked,
  onPick,
  arrangement = "one-below-another",
}: Props<Value>) {
  return (
    <fieldset
      role={kind === "radio" ? "radiogroup" : "group"}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy ?? undefined}
      className={`${styles.options} ${arrangementClass[arrangement]}`}
    >
      {options.map(({ value, text }) => (
        <div key={`${value}`} className={isPicked(value) ? styles.picked : undefined}>
          <label className={styles.optionLabel}>
            <input
              type={kind}
              name={name}
              value={`${value}`}
              className={styles.optionInput}
              checked={isPicked(value)}
              onChange={(event) => onPick(value, event.target.checked)}
            />
            <span className={kind === "radio" ? styles.mark : `${styles.mark} ${styles.box}`} />
            <span className={styles.optionText}>{text}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}

const arrangementClass = {
  "one-below-another": "",
  "side-by-side": styles.sideBySide,
  numbers: styles.numbers,
} as const;
