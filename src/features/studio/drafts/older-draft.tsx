import { useState } from "react";
import { dropOlderDraft, readOlderDraft } from "../../../browser/studio.ts";
import type { Workspace } from "../use-workspace.ts";
import { AskOnceMore } from "./ask-once-more.tsx";
import styles from "./drafts.module.css";
import { words } from "./words.ts";

/** Offers the edits that an older version of the studio kept in this browser, once, to be taken as one step or dropped. */
export function OlderDraft({ workspace: { scale, draft, take } }: { readonly workspace: Workspace }) {
  const [older, setOlder] = useState(() => readOlderDraft(scale.id));
  if (!older || (older.survey === draft.survey && older.rule === draft.rule)) return null;
  const settle = () => {
    dropOlderDraft(scale.id);
    setOlder(null);
  };
  return (
    <div role="status" className={styles.report}>
      <p>{words.older}</p>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          onClick={() => {
            take(scale, older, older.from);
            settle();
          }}
        >
          {words.takeOlder}
        </button>
        <AskOnceMore label={words.dropOlder} question={words.reallyDrop} yes={words.doDrop} onYes={settle} />
      </div>
    </div>
  );
}
