import { useEffect, useState } from "react";
import { showNotice } from "../../../ui/notices.ts";
import { sentenceOf } from "../sentence-of.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { AskOnceMore } from "./ask-once-more.tsx";
import styles from "./drafts.module.css";
import { KeptReport } from "./kept-report.tsx";
import { OlderDraft } from "./older-draft.tsx";
import { OtherDrafts } from "./other-drafts.tsx";
import type { Saving } from "./step-sender.ts";
import { undoKey } from "./undo-key.ts";
import { words } from "./words.ts";

const saidOf = (saving: Saving): string => {
  if (saving.kind === "saved" || saving.kind === "saving") return words[saving.kind];
  return saving.cause ? words.notSavedBecause(saving.cause) : words.notSaved;
};

const sayFailure = (error: unknown) => showNotice({ kind: "failure", text: () => sentenceOf(error) });

type Props = { readonly workspace: Workspace; readonly onRemoved: () => void };

/** Undo and redo, whether the draft is saved, and who else has one of this scale. */
export function DraftBar({ workspace, onRemoved }: Props) {
  const { view, session, canUndo, canRedo, undo, redo, isReadOnly, scale } = workspace;
  const { log, hold, saving } = view;
  const [done, setDone] = useState("");
  const steps = log.steps.length;
  const goBack = () => {
    if (!canUndo) return;
    undo();
    setDone(words.undone(log.position - 1, steps));
  };
  const goOn = () => {
    if (!canRedo) return;
    redo();
    setDone(words.redone(log.position + 1, steps));
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = undoKey(event);
      if (key === null || isReadOnly) return;
      event.preventDefault();
      if (key === "undo") goBack();
      else goOn();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
  const isKept = steps > 0 || view.drafts.some(({ id }) => id === view.shown);

  return (
    <section aria-label={words.draft} className={styles.bar}>
      {!scale.isLive && <p className={studio.small}>{words.notLive}</p>}
      <div className={styles.tools}>
        <button type="button" className={styles.tool} title={words.undoKeys} aria-disabled={!canUndo} onClick={goBack}>
          <span aria-hidden="true">↶</span> {words.undo}
        </button>
        <button type="button" className={styles.tool} title={words.redoKeys} aria-disabled={!canRedo} onClick={goOn}>
          <span aria-hidden="true">↷</span> {words.redo}
        </button>
        {!isReadOnly && isKept && (
          <span className={styles.saving} data-saving={saving.kind}>
            {saidOf(saving)}
          </span>
        )}
        {!scale.isLive && !isReadOnly && (
          <AskOnceMore
            label={words.remove}
            question={words.reallyRemove}
            yes={words.doRemove}
            onYes={() => session.drop().then(onRemoved, sayFailure)}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {done}
      </p>
      {hold.kind !== "yours" && (
        <div role="alert" className={studio.alarm}>
          <p>
            {hold.kind === "theirs"
              ? words.theirs(hold.head.editor, new Date(hold.head.since).toLocaleString())
              : words.elsewhere}
          </p>
          <div className={styles.tools}>
            <button type="button" className={styles.tool} onClick={() => void session.takeOver().catch(sayFailure)}>
              {hold.kind === "theirs" ? words.takeOver : words.goOn}
            </button>
            {hold.kind === "theirs" && !hold.head.isOwn && scale.isLive && (
              <button type="button" className={styles.tool} onClick={() => void session.leave().catch(sayFailure)}>
                {words.leave}
              </button>
            )}
          </div>
        </div>
      )}
      {view.setAside && !isReadOnly && (
        <p role="status">
          {words.setAside}{" "}
          <button type="button" className={studio.quiet} onClick={session.bringBack}>
            {words.bringBack}
          </button>
        </p>
      )}
      {!isReadOnly && <OlderDraft workspace={workspace} />}
      <KeptReport scale={scale.id} />
      <OtherDrafts workspace={workspace} onFailure={sayFailure} />
    </section>
  );
}
