import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./assessment-card.module.css";
import { hubMessages } from "./messages.ts";

type Props = {
  readonly to: string;
  readonly completedAt: string | undefined;
  /** Picture, heading and a line about it. */
  readonly children: ReactNode;
};

/** One assessment of the hub, with the date it was done. The whole card is the link. */
export function AssessmentCard({ to, completedAt, children }: Props) {
  const t = useStore(hubMessages);
  return (
    <Link to={to} className={styles.card}>
      {children}
      {completedAt === undefined ? (
        <span className={styles.state}>{t.notDone}</span>
      ) : (
        <span className={`${styles.state} ${styles.done}`}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 10.5 8 15.5 17 5" fill="none" stroke="currentColor" strokeWidth="3" />
          </svg>
          {t.doneOn({ day: `${completedAt.split(",")[0]}` })}
        </span>
      )}
    </Link>
  );
}
