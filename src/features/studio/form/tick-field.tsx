import styles from "./edit-form.module.css";

type Props = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
};

/** A property that is on or off. */
export function TickField({ label, isOn, onTick }: Props) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          onTick(target.checked);
          // A tick that is refused renders nothing again.
          target.checked = isOn;
        }}
      />
      {label}
    </label>
  );
}
