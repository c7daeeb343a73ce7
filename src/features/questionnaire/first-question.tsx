import type { FirstQuestionWords } from "#core/shared/prerender.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import styles from "./first-question.module.css";
import { firstQuestionMessages } from "./first-question-messages.ts";

/**
 * Takes the place of the questionnaire while it loads. It shows the first question and no controls: users who return in
 * the middle continue there, and must not see one of their answers missing.
 */
export function FirstQuestion({ words }: { readonly words: FirstQuestionWords }) {
  const t = useMessages(firstQuestionMessages);
  // The document contains the words in one language only.
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

let isStanding = false;

/** Returns whether the prerendered first question stands on the screen. Pages opened later have none. */
export const isFirstQuestionShown = (): boolean => isStanding;

/** From now on the page of the questionnaire says what there is. */
export const endFirstQuestion = (): void => {
  isStanding = false;
};

/** Returns the words of the first question in the document, in the document's language. */
export function readFirstQuestion(): FirstQuestionWords | null {
  const element = document.querySelector("[data-first-question]");
  const [title, question] = ["h1", "strong"].map((tag) => element?.querySelector(tag)?.textContent);
  isStanding = Boolean(title && question);
  return title && question ? { language: document.documentElement.lang, title, question } : null;
}
