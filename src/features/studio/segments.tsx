import styles from "./segments.module.css";

type Props<Value extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (value: Value) => void;
};

/** A few options side by side, of which one is chosen. */
export function Segments<Value extends string>({ legend, name, options, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
