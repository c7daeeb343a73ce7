import { useEffect, useState } from "react";
import type { FirstQuestionWords } from "#core/shared/prerender.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { FirstQuestion, isFirstQuestionShown } from "./first-question.tsx";
import { firstQuestionMessages } from "./first-question-messages.ts";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";

/** Most loads end sooner. Showing the text late keeps the screen calm. */
const WAIT_BEFORE_WORDS_MS = 400;

/** Keeps the prerendered question on the screen until the questionnaire can be used. */
export function Loading({ firstQuestion }: { readonly firstQuestion: FirstQuestionWords | null }) {
  const t = useMessages(firstQuestionMessages);
  const [words] = useState(() => (isFirstQuestionShown() ? firstQuestion : null));
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), WAIT_BEFORE_WORDS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (words) return <FirstQuestion words={words} />;
  return (
    <p role="status" data-fills="" className={styles.loading}>
      {isSlow && t.loading}
    </p>
  );
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
