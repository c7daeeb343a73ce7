import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./questionnaire.module.css";

/** Most loads end before the words are needed; showing them late keeps the screen calm. */
const WAIT_BEFORE_WORDS_MS = 400;

export function Loading() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), WAIT_BEFORE_WORDS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles.loading}>
      {isSlow && "Getting your questions…"}
    </p>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <h1>We could not open the questions</h1>
      <p>Keepwell did not answer. Nothing you did was wrong, and nothing is lost.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
