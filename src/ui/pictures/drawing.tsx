import type { ReactNode } from "react";
import styles from "./picture.module.css";

type Props = { readonly large?: boolean; readonly children: ReactNode };

/** A decorative line drawing on a field of 120 by 120. */
export function Drawing({ large = false, children }: Props) {
  return (
    <svg
      className={large ? `${styles.picture} ${styles.large}` : styles.picture}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
