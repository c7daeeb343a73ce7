import { useLayoutEffect, useRef, useState } from "react";
import studio from "../studio.module.css";
import styles from "./drafts.module.css";
import { words } from "./words.ts";

type Props = {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
};

/** A button that asks once more: what it removes cannot be brought back. */
export function AskOnceMore({ label, question, yes, onYes }: Props) {
  const [standing, setStanding] = useState<"quiet" | "asks" | "kept">("quiet");
  const focused = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone each time, so the focus goes to the one in its place: the harmless one.
  useLayoutEffect(() => {
    if (standing !== "quiet") focused.current?.focus();
  }, [standing]);
  if (standing !== "asks")
    return (
      <button type="button" ref={focused} className={studio.quiet} onClick={() => setStanding("asks")}>
        {label}
      </button>
    );
  return (
    <fieldset aria-label={label} className={styles.asks}>
      {question}
      <button type="button" className={styles.tool} onClick={onYes}>
        {yes}
      </button>
      <button type="button" ref={focused} className={studio.quiet} onClick={() => setStanding("kept")}>
        {words.keepIt}
      </button>
    </fieldset>
  );
}
