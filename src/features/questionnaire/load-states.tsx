import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { questionnaireMessages } from "./messages.ts";
import { takePrerenderedQuestion } from "./prerendered-question.ts";
import styles from "./questionnaire.module.css";

/** Most loads end before the words are needed; showing them late keeps the screen calm. */
const WAIT_BEFORE_WORDS_MS = 400;

export function Loading() {
  const t = useMessages(questionnaireMessages);
  const [drawn] = useState(takePrerenderedQuestion);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), WAIT_BEFORE_WORDS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (drawn) return <DrawnQuestion drawn={drawn} />;
  return (
    <p role="status" data-fills="" className={styles.loading}>
      {isSlow && t.loading}
    </p>
  );
}

/** Put in once: whoever reads it or has its focus is not disturbed by another drawing. */
function DrawnQuestion({ drawn }: { readonly drawn: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(drawn), [drawn]);
  return <div ref={place} />;
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(questionnaireMessages);
  const ways = useMessages(navigationMessages);
  return (
    <div role="alert">
      <h1>{t.loadFailed}</h1>
      <p>{t.loadFailedCause}</p>
      <Button onClick={onRetry}>{ways.tryAgain}</Button>
    </div>
  );
}
