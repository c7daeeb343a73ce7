import { useState } from "react";
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
  // The button that was pressed is gone each time, so the focus goes to the one in its place.
  if (standing !== "asks")
    return (
      <button
        type="button"
        className={studio.quiet}
        // biome-ignore lint/a11y/noAutofocus: only after the question was answered
        autoFocus={standing === "kept"}
        onClick={() => setStanding("asks")}
      >
        {label}
      </button>
    );
  return (
    <fieldset aria-label={label} className={styles.asks}>
      {question}
      <button type="button" className={styles.tool} onClick={onYes}>
        {yes}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the harmless answer has the focus */}
      <button type="button" className={studio.quiet} onClick={() => setStanding("kept")} autoFocus>
        {words.keepIt}
      </button>
    </fieldset>
  );
}
