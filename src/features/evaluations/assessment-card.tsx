import { useStore } from "@nanostores/react";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import type { Assessment } from "#core/surveys/assessment.ts";
import { useCurrentUserId, useWaitingSurveys } from "../../browser/use-stored.ts";
import { waitingMessages } from "../../sending/messages.ts";
import styles from "./assessment-card.module.css";
import { hubMessages } from "./messages.ts";
import { SendNow } from "./send-now.tsx";

type Props = {
  readonly assessment: Assessment;
  readonly completedAt: string | undefined;
  /** Picture, heading and a line about it. */
  readonly children: ReactNode;
};

/** One assessment of the hub, with the date it was done. The whole card is the link. */
export function AssessmentCard({ assessment, completedAt, children }: Props) {
  const isWaiting = useWaitingSurveys(useCurrentUserId()).includes(assessment.survey);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <Link to={assessment.routes.intro} className={styles.card} ref={link}>
        {children}
        {isWaiting ? <WaitingState /> : <DoneState completedAt={completedAt} />}
      </Link>
      {isWaiting && <SendNow assessment={assessment} onSent={() => link.current?.focus()} />}
    </>
  );
}

function DoneState({ completedAt }: Pick<Props, "completedAt">) {
  const t = useStore(hubMessages);
  if (completedAt === undefined) return <span className={styles.state}>{t.notDone}</span>;
  return (
    <span className={`${styles.state} ${styles.done}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 10.5 8 15.5 17 5" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      {t.doneOn({ day: `${completedAt.split(",")[0]}` })}
    </span>
  );
}

function WaitingState() {
  const t = useStore(waitingMessages);
  return <span className={`${styles.state} ${styles.waiting}`}>{t.state}</span>;
}
