import { useMessages } from "./language/use-text.ts";
import { uiMessages } from "./messages.ts";
import styles from "./progress-bar.module.css";

type Props = {
  readonly percent: number;
  /** The progress in words, such as "You answered 5 of 9." */
  readonly label: string;
  readonly seconds?: number;
};

/** A progress bar. The label holds the full information; the bar only illustrates it. */
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
      // A prerendered bar has no inline style, and hydration adds none.
      ref={(bar) => bar?.style.setProperty("--progress-seconds", `${seconds}s`)}
    >
      <div className={styles.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
