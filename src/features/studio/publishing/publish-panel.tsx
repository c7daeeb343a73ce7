import { useEffect, useId, useRef, useState } from "react";
import type { Consequences, StudioDraft, StudioScale, StudioState } from "#core/api/studio.ts";
import { standsInTheWay } from "#core/shared/stands-in-the-way.ts";
import { ApiError } from "../../../api/http.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { Button, ButtonRow } from "../../../ui/button.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { showNotice } from "../../../ui/notices.ts";
import { useSending } from "../../../ui/use-sending.ts";
import { questionWords } from "../places/with-question-words.ts";
import { sentenceOf } from "../sentence-of.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import { ConsequencesView } from "./consequences-view.tsx";
import { ProposalNote } from "./proposal-note.tsx";
import styles from "./publishing.module.css";
import { useNoticeUntilChanged } from "./use-notice-until-changed.ts";
import { type Way, wayToPublish } from "./way-to-publish.ts";

type Props = {
  readonly calls: StudioCalls;
  readonly workspace: Workspace;
  readonly state: StudioState;
  readonly onPublished: (scale: StudioScale) => void;
};

const reasonOf = (way: Way, { keptIn }: StudioState) =>
  way === "publish" ? words.publishTo[keptIn] : way === "propose" ? words.proposeTo : words.waitsForOther;

const sayFailure = (error: Error) =>
  showNotice({ kind: "failure", text: () => words.notPublished, cause: () => sentenceOf(error) });

/** Shows the consequences of a draft, and publishes it. */
export function PublishPanel({ calls, workspace, state, onPublished }: Props) {
  const { scale, draft, from, isChanged, check, take } = workspace;
  const [found, setFound] = useState<Consequences | "calculating" | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const [setAside, setSetAside] = useState<StudioDraft | null>(null);
  const { isSending, send } = useSending();
  const sayPublished = useNoticeUntilChanged(isChanged);
  const say = useText();
  const reason = useId();
  const way = wayToPublish(state, scale.proposal, draft);
  // A draft that is not done yet may be proposed, for somebody else to look at.
  const isDone = way !== "publish" || !check?.warnings.some((one) => one.part !== null && standsInTheWay(one));
  const isReady = isChanged && check?.problems.length === 0 && isDone;

  // What is published has no consequences any more.
  const seen = isChanged ? found : null;
  // Consequences computed for another text would mislead, also those that come late.
  const shown = useRef(draft);
  shown.current = draft;
  useEffect(() => setFound(null), [draft]);

  const loadConsequences = async () => {
    setFound("calculating");
    try {
      const reply = await calls.consequences(scale.id, draft);
      if (shown.current === draft) setFound(reply);
    } catch (error) {
      if (shown.current !== draft) return;
      setFound(null);
      showNotice({ kind: "failure", text: () => sentenceOf(error) });
    }
  };
  const publish = () =>
    send(async () => {
      try {
        onPublished(await calls.publish(scale.id, draft, from));
        setSetAside(null);
        setFound(null);
        sayPublished({ kind: "success", text: () => words.published });
      } catch (error) {
        if (error instanceof ApiError && error.code === "CONTENT_CHANGED") setIsOutdated(true);
        else if (error instanceof Error) sayFailure(error);
      }
    });
  const propose = () =>
    send(async () => {
      try {
        take(await calls.propose(scale.id, draft, from), draft);
        showNotice({ kind: "success", text: () => words.proposed });
      } catch (error) {
        if (error instanceof ApiError && error.code === "CONTENT_CHANGED") setIsOutdated(true);
        else if (error instanceof Error)
          showNotice({ kind: "failure", text: () => words.notProposed, cause: () => sentenceOf(error) });
      }
    });
  const settle = async (keepsMine: boolean) => {
    try {
      const theirs = await calls.scale(scale.id);
      take(theirs, keepsMine ? draft : undefined);
      setIsOutdated(false);
      if (keepsMine) await loadConsequences();
      else setSetAside(draft);
    } catch (error) {
      if (error instanceof Error) sayFailure(error);
    }
  };

  return (
    <section aria-label={words.publishing} className={styles.publishing}>
      <h2>{words.publishing}</h2>
      <p>{words.publishingHint}</p>
      {scale.proposal && <ProposalNote workspace={workspace} proposal={scale.proposal} />}
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
        {seen === "calculating" && <p>{words.calculating}</p>}
        {seen !== null && seen !== "calculating" && (
          <ConsequencesView found={seen} isNew={!scale.isLive} questions={questionWords(draft.survey, say)} />
        )}
      </div>
      <p id={reason} className={studio.small}>
        {!isChanged ? words.nothingToPublish : isReady ? reasonOf(way, state) : words.notYet}
      </p>
      <div className={studio.ways}>
        <Button look="secondary" unavailable={!isChanged} aria-describedby={reason} onClick={loadConsequences}>
          {words.consequences}
        </Button>
        {way === "publish" ? (
          <Button unavailable={!isReady || isSending} aria-describedby={reason} onClick={publish}>
            {words.publish}
          </Button>
        ) : (
          <Button unavailable={!isReady || isSending || way === "wait"} aria-describedby={reason} onClick={propose}>
            {words.propose}
          </Button>
        )}
      </div>
    </section>
  );
}
