import type { ReactNode } from "react";
import { ListButtons } from "../fields/list-buttons.tsx";
import form from "../form/edit-form.module.css";
import styles from "./scoring.module.css";

type Props = {
  /** As for the buttons: names the list on the page. */
  readonly list: string;
  readonly index: number;
  readonly count: number;
  /** What the buttons act on, in words. */
  readonly name: string;
  readonly summary: ReactNode;
  readonly onMove: (to: number) => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
};

/** An entry of a list that opens, with the buttons that move and delete it beside its name. */
export function EntryFold({ summary, children, ...buttons }: Props) {
  return (
    <div className={styles.entry}>
      <details id={entryId(buttons.list, buttons.index)} className={form.fold}>
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
