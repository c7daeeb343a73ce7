import { progressPercent } from "#core/surveys/progress.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";

type Props = { readonly run: SurveyRun; readonly seconds: number | undefined };

/**
 * Shows how much of the questionnaire is done, as a line at the foot of the bar of the page. Items that a condition has ruled out
 * count as answered.
 */
export function AnsweredProgress({ run, seconds }: Props) {
  const t = useMessages(questionnaireMessages);
  const answered = useRun(run, (state) => state.answered);
  const ruledOut = useRun(run, (state) => state.ruledOut);
  const total = useRun(run, (state) => state.total);
  return (
    <div className={styles.progress}>
      <ProgressBar
        percent={progressPercent(answered, ruledOut, total)}
        label={t.answered({ done: answered, total: total - ruledOut })}
        {...(seconds === undefined ? {} : { seconds })}
      />
    </div>
  );
}
