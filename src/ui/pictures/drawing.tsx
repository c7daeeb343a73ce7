import type { ReactNode } from "react";
import styles from "./picture.module.css";

const FIELDS = { small: "0 0 96 96", large: "0 0 400 300", moment: "0 0 240 180", house: "0 -24 600 454" } as const;

type Props = {
  readonly size: keyof typeof FIELDS /** Whether it moves to its place on the next page, and there from the one before. */;
  readonly moves?: boolean;
  readonly children: ReactNode;
};

/** A decorative drawing: flat fills in the colours of `area-colours.css`, and lines of one weight at every size. */
export function Drawing({ size, moves = false, children }: Props) {
  return (
    <svg
      className={`${styles.picture} ${styles[size]} ${moves ? styles.moving : ""}`}
      viewBox={FIELDS[size]}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
