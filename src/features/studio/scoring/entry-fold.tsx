import type { JSONPath } from "jsonc-parser";
import type { ReactNode } from "react";
import form from "../form/edit-form.module.css";
import { placeOf } from "../places/place.tsx";
import styles from "./scoring.module.css";

type Props = {
  readonly id: string;
  /** The place of the entry in the file. */
  readonly path: JSONPath;
  readonly summary: ReactNode;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
};

/** An entry of a list that opens, with its buttons beside its name. */
export function EntryFold({ id, path, summary, buttons, children }: Props) {
  return (
    <div className={styles.entry}>
      <details id={id} className={form.fold} {...placeOf(path)}>
        <summary>{summary}</summary>
        {children}
      </details>
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}

/** The id of the fold of an entry, by which it opens when it was added. */
export const entryId = (list: string, index: number): string => `${list}-${index}`;
