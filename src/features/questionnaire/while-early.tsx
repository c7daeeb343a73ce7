import { useMessages } from "../../ui/language/use-text.ts";
import { firstQuestionMessages } from "./first-question-messages.ts";
import styles from "./while-early.module.css";

/**
 * Stands above the questions of a document until the questionnaire has taken them over. Where they do not fit the person
 * (`src/early`), it is all that can be seen of the page.
 */
export function WhileEarly() {
  const t = useMessages(firstQuestionMessages);
  return (
    <>
      <p className={styles.underWay}>{t.loading}</p>
      <noscript>
        <p>{t.withoutScript}</p>
      </noscript>
    </>
  );
}
