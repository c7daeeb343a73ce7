import { useEffect, useId, useState } from "react";
import type { Consequences, StudioDraft, StudioScale, StudioState } from "#core/api/studio.ts";
import { ApiError } from "../../../api/http.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { Button, ButtonRow } from "../../../ui/button.tsx";
import { showNotice } from "../../../ui/notices.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import { ConsequencesView } from "./consequences-view.tsx";
import styles from "./publishing.module.css";

type Props = {
  readonly calls: StudioCalls;
  readonly workspace: Workspace;
  readonly keptIn: StudioState["keptIn"];
  readonly onPublished: (scale: StudioScale) => void;
};

const sayFailure = (error: Error) =>
  showNotice({ kind: "failure", text: () => words.notPublished, cause: () => error.message });

/** Shows the consequences of a draft, and publishes it. */
export function PublishPanel({ calls, workspace, keptIn, onPublished }: Props) {
  const { scale, draft, from, isChanged, check, take } = workspace;
  const [found, setFound] = useState<Consequences | "reckoning" | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const [setAside, setSetAside] = useState<StudioDraft | null>(null);
  const reason = useId();
  const isReady = isChanged && check?.problems.length === 0;

  // Consequences computed for another text would mislead.
  useEffect(() => setFound(null), [draft]);

  const loadConsequences = async () => {
    setFound("reckoning");
    try {
      setFound(await calls.consequences(scale.id, draft));
    } catch (error) {
      setFound(null);
      showNotice({ kind: "failure", text: () => (error instanceof Error ? error.message : words.notPublished) });
    }
  };
  const publish = async () => {
    try {
      onPublished(await calls.publish(scale.id, draft, from));
      setSetAside(null);
      showNotice({ kind: "success", text: () => words.published });
    } catch (error) {
      if (error instanceof ApiError && error.code === "CONTENT_CHANGED") setIsOutdated(true);
      else if (error instanceof Error) sayFailure(error);
    }
  };
  const settle = async (keepsMine: boolean) => {
    try {
      const theirs = await calls.scale(scale.id);
      take(theirs, keepsMine ? draft : undefined);
      setIsOutdated(false);
      if (keepsMine) setFound(await calls.consequences(scale.id, draft));
      else setSetAside(draft);
    } catch (error) {
      if (error instanceof Error) sayFailure(error);
    }
  };

  return (
    <section aria-label={words.publishing} className={styles.publishing}>
      <h2>{words.publishing}</h2>
      <p>{words.publishingHint}</p>
      {isOutdated && (
        <div role="alert" className={studio.alarm}>
          <p>{words.outdated}</p>
          <ButtonRow>
            <Button onClick={() => settle(true)}>{words.keepMine}</Button>
            <Button look="secondary" onClick={() => settle(false)}>
              {words.takeTheirs}
            </Button>
          </ButtonRow>
        </div>
      )}
      {setAside && (
        <p role="status">
          {words.tookTheirs}{" "}
          <button
            type="button"
            className={studio.quiet}
            onClick={() => {
              take(scale, setAside);
              setSetAside(null);
            }}
          >
            {words.bringBack}
          </button>
        </p>
      )}
      <div aria-live="polite">
        {found === "reckoning" && <p>{words.reckoning}</p>}
        {found !== null && found !== "reckoning" && <ConsequencesView found={found} />}
      </div>
      <p id={reason} className={studio.small}>
        {!isChanged ? words.nothingToPublish : isReady ? words.publishTo[keptIn] : words.notYet}
      </p>
      <div className={studio.ways}>
        <Button look="secondary" unavailable={!isChanged} aria-describedby={reason} onClick={loadConsequences}>
          {words.consequences}
        </Button>
        <Button unavailable={!isReady} aria-describedby={reason} onClick={publish}>
          {words.publish}
        </Button>
      </div>
    </section>
  );
}
