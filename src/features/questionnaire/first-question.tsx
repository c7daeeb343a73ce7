import type { FirstQuestionWords } from "#core/shared/prerender.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import styles from "./first-question.module.css";
import { firstQuestionMessages } from "./first-question-messages.ts";

/**
 * Stands where the questionnaire will be. It names the question as the first one and offers nothing to press: who
 * comes back in the middle goes on there, and must not see an answer of theirs missing.
 */
export function FirstQuestion({ words }: { readonly words: FirstQuestionWords }) {
  const t = useMessages(firstQuestionMessages);
  // They came in one language, and are not there in any other.
  if (useLanguage().code !== words.language) return <Loading text={t.loading} />;
  return (
    <div className={styles.column} data-first-question="" data-fills="">
      <h1>{words.title}</h1>
      <p className={styles.underWay}>{t.loading}</p>
      <p>
        {t.first}
        <br />
        <strong>{words.question}</strong>
      </p>
      <noscript>
        <p>{t.withoutScript}</p>
      </noscript>
    </div>
  );
}

const drawnQuestion = () => document.querySelector("[data-first-question]");

/** Whether a first question is on the screen now. What is opened later comes without. */
export const isFirstQuestionShown = (): boolean => drawnQuestion() !== null;

/** The words of the first question that came with the document, in the language of the document. */
export function readFirstQuestion(): FirstQuestionWords | null {
  const drawn = drawnQuestion();
  const [title, question] = ["h1", "strong"].map((tag) => drawn?.querySelector(tag)?.textContent);
  return title && question ? { language: document.documentElement.lang, title, question } : null;
}
