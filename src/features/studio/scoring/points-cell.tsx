import { useState } from "react";
import styles from "./points-grid.module.css";

type Props = {
  readonly label: string;
  readonly value: number | undefined;
  /** Told once the editor leaves the field with another number, or with none; half a number would split an entry. */
  readonly onLeave: (value: number | undefined) => void;
};

/** A field of the grid of points. */
export function PointsCell({ label, value, onLeave }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const number = typed === null || typed.trim() === "" ? undefined : Number(typed);
    if (typed !== null && number !== value && !Number.isNaN(number)) onLeave(number);
    setTyped(null);
  };
  return (
    <td>
      <input
        className={styles.cell}
        type="text"
        inputMode="decimal"
        aria-label={label}
        value={typed ?? value ?? ""}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === "Enter" && leave()}
      />
    </td>
  );
}
