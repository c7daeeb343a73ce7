import { questionnaireMessages } from "../../features/questionnaire/messages.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import styles from "../start.module.css";
import { prerenderMessages } from "./messages.ts";

type Props = { readonly title: string; readonly question: string };

/**
 * Stands where the questionnaire will be. It names the question as the first one and offers nothing to press: who
 * comes back in the middle goes on there, and must not see an answer of theirs missing.
 */
export function FirstQuestion({ title, question }: Props) {
  const t = useMessages(prerenderMessages);
  return (
    <div className={styles.column} data-first-question="" data-fills="">
      <h1>{title}</h1>
      <p className={styles.underWay}>{useMessages(questionnaireMessages).loading}</p>
      <p>
        {t.first}
        <br />
        <strong>{question}</strong>
      </p>
      <noscript>
        <p>{t.withoutScript}</p>
      </noscript>
    </div>
  );
}
