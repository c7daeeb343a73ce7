import type { JSONPath } from "jsonc-parser";
import type { ReactNode } from "react";
import { ListButtons } from "../fields/list-buttons.tsx";
import form from "../form/edit-form.module.css";
import { placeOf } from "../places/place.tsx";
import styles from "./scoring.module.css";

type Props = {
  /** As for the buttons: names the list on the page. */
  readonly list: string;
  /** The place of the entry in the file. */
  readonly path: JSONPath;
  readonly index: number;
  readonly count: number;
  /** What the buttons act on, in words. */
  readonly name: string;
  readonly summary: ReactNode;
  readonly onMove: (to: number) => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
};

/** An entry of a list that opens, with the buttons that move, duplicate and delete it beside its name. */
export function EntryFold({ summary, children, path, ...buttons }: Props) {
  return (
    <div className={styles.entry}>
      <details id={entryId(buttons.list, buttons.index)} className={form.fold} {...placeOf(path)}>
        <summary>{summary}</summary>
        {children}
      </details>
      <div className={styles.buttons}>
        <ListButtons {...buttons} />
      </div>
    </div>
  );
}

/** The id of the fold of an entry, by which it opens when it was added. */
export const entryId = (list: string, index: number): string => `${list}-${index}`;
