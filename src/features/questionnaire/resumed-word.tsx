import { useState } from "react";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import styles from "./questionnaire.module.css";

/** Says why there are answers already, on the step at which the questionnaire opens again. */
export function ResumedWord({ run }: { run: SurveyRun }) {
  const [openedAt] = useState(() => run.state().page);
  const isThere = useRun(run, (state) => state.page === openedAt);
  return isThere && <p className={styles.resumed}>We kept your answers from last time.</p>;
}
