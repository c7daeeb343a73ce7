import type { Ref } from "react";
import type { AnswerLabel, SurveyRun } from "../../survey-view/survey-run.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import styles from "./answers-summary.module.css";
import { summaryMessages } from "./messages.ts";
import questionnaireStyles from "./questionnaire.module.css";

type Props = {
  readonly run: SurveyRun;
  /** Whether these answers were sent before. */
  readonly isCorrection: boolean;
  readonly onChange: (item: string) => void;
  readonly ref: Ref<HTMLHeadingElement>;
};

/** Shows every question with its answer in the words of the survey, and a button to change it. */
export function AnswersSummary({ run, isCorrection, onChange, ref }: Props) {
  const t = useMessages(summaryMessages);
  const language = useLanguage();
  return (
    <div className={styles.summary}>
      <h2 ref={ref} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{isCorrection ? t.leadSent : t.lead}</p>
      {partsOf(run.answerLabels(language)).map(({ title, answers }) => (
        <section key={answers[0]?.item} className={styles.part}>
          {title !== undefined && <h3>{title}</h3>}
          <dl className={styles.answers}>
            {answers.map(({ item, question, answer }) => (
              <div key={item} className={styles.pair}>
                <dt className={styles.question}>{question}</dt>
                <dd className={styles.answer}>{answer ?? t.leftOpen}</dd>
                <dd className={styles.change}>
                  <button
                    type="button"
                    className={questionnaireStyles.quiet}
                    aria-label={t.changeOf({ question })}
                    onClick={() => onChange(item)}
                  >
                    {t.change}
                  </button>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type Part = { readonly title: string | undefined; readonly answers: AnswerLabel[] };

/** Groups the answers of consecutive steps with the same title. */
function partsOf(answers: readonly AnswerLabel[]): Part[] {
  const parts: Part[] = [];
  for (const answer of answers) {
    const last = parts.at(-1);
    if (last && last.title === answer.pageTitle) last.answers.push(answer);
    else parts.push({ title: answer.pageTitle, answers: [answer] });
  }
  return parts;
}
