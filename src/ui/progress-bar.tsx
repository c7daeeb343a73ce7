import type { CSSProperties } from "react";
import { useMessages } from "./language/use-text.ts";
import { uiMessages } from "./messages.ts";
import styles from "./progress-bar.module.css";

type Props = {
  readonly percent: number;
  /** The same in words, such as "You answered 5 of 9." */
  readonly label: string;
  readonly seconds?: number;
};

/** How far one has come. The label is the full story; the bar only shows it. */
export function ProgressBar({ percent, label, seconds = 0.3 }: Props) {
  const t = useMessages(uiMessages);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={label}
      style={{ "--progress-seconds": `${seconds}s` } as CSSProperties}
    >
      <div className={styles.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
