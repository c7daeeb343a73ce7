import { useEffect, useId, useState } from "react";
import type { PublishedVersion, StudioScale } from "#core/api/studio.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { Button } from "../../../ui/button.tsx";
import { showNotice } from "../../../ui/notices.ts";
import { useSending } from "../../../ui/use-sending.ts";
import { sentenceOf } from "../sentence-of.ts";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import styles from "./publishing.module.css";
import { useNoticeUntilChanged } from "./use-notice-until-changed.ts";

type Props = {
  readonly calls: StudioCalls;
  readonly workspace: Workspace;
  /** A new number loads the list again. */
  readonly round: number;
  readonly onRolledBack: (scale: StudioScale) => void;
};

const timeFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });

/** Lists the published versions of this scale, newest first, each with a button to restore it. */
export function VersionsList({ calls, workspace, round, onRolledBack }: Props) {
  const { scale, isChanged } = workspace;
  const [versions, setVersions] = useState<readonly PublishedVersion[]>([]);
  const { isSending, send } = useSending();
  const sayRolledBack = useNoticeUntilChanged(isChanged);
  const reason = useId();
  useEffect(() => {
    let isCurrent = true;
    calls.versions(scale.id).then(
      (found) => isCurrent && setVersions(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, scale, round]);

  const rollBack = (publication: string) =>
    send(async () => {
      try {
        onRolledBack(await calls.rollBack(scale.id, publication, scale.from));
        sayRolledBack({ kind: "success", text: () => words.rolledBack });
      } catch (error) {
        const message = sentenceOf(error);
        showNotice({ kind: "failure", text: () => words.notPublished, cause: () => message });
      }
    });
  return (
    <section aria-label={words.versions} className={styles.publishing}>
      <h2>{words.versions}</h2>
      <p id={reason}>{isChanged ? words.firstPublish : words.versionsHint}</p>
      <ol className={styles.versions}>
        {versions.map(({ publication, publishedAt, origin, version, isLive, publishedBy, changes }) => {
          const time = timeFormat.format(new Date(publishedAt));
          return (
            <li key={publication}>
              <p>
                <strong>{time}</strong>
                <br />
                {words.version(version)}, {words.origin[origin]}
                {publishedBy !== null && ` ${words.publishedBy(publishedBy)}`}
                {isLive && <strong className={styles.live}>{words.live}</strong>}
              </p>
              {changes.length > 0 && (
                <details>
                  <summary>{words.changed(changes.length)}</summary>
                  <ul>
                    {changes.map((change, index) => (
                      <li key={index}>{change}</li>
                    ))}
                  </ul>
                </details>
              )}
              {!isLive && (
                <Button
                  look="secondary"
                  unavailable={isChanged || isSending}
                  aria-describedby={reason}
                  aria-label={words.rollBackTo(time)}
                  onClick={() => rollBack(publication)}
                >
                  {words.rollBack}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
