import type { JSONPath } from "jsonc-parser";
import type { ReactNode } from "react";
import styles from "./place.module.css";

type Props = { readonly path: JSONPath; readonly children: ReactNode };

/** What an element that edits one place of a file carries, so that an issue there leads to it. */
export const placeOf = (path: JSONPath) => ({ "data-place": JSON.stringify(path) });

/** Fields that edit one place of a file. */
export function Place({ path, children }: Props) {
  return (
    <div {...placeOf(path)} className={styles.place}>
      {children}
    </div>
  );
}
