import { useState } from "react";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";

/** Explains why there are answers already, on the step at which the questionnaire reopens. */
export function ResumedNotice({ run }: { run: SurveyRun }) {
  const t = useMessages(questionnaireMessages);
  const [openedAt] = useState(() => run.state().page);
  const isThere = useRun(run, (state) => state.page === openedAt);
  return isThere && <p className={styles.resumed}>{t.resumed}</p>;
}
