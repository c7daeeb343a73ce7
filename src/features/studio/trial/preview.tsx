import type { SurveyRun } from "../../../survey-view/survey-run.ts";
import { SurveyView } from "../../../survey-view/survey-view.tsx";
import { useRun } from "../../../survey-view/use-run.ts";
import { Button } from "../../../ui/button.tsx";
import { useLanguage } from "../../../ui/language/use-text.ts";
import studio from "../studio.module.css";
import { words } from "../words.ts";
import styles from "./trial.module.css";

type Props = { readonly run: SurveyRun; readonly isNarrow: boolean };

/** One step of the survey, with buttons to the others. */
export function Preview({ run, isNarrow }: Props) {
  const step = useRun(run, (state) => state.step);
  const steps = useRun(run, (state) => state.steps);
  const title = useRun(run, (state) => state.pageTitle);
  const description = useRun(run, (state) => state.pageDescription);
  const code = useLanguage().code;
  return (
    <>
      <p className={studio.small} role="status">
        {words.pageOf(step, steps)}
      </p>
      <div lang={code}>
        {title && <p className={styles.pageTitle}>{title}</p>}
        {description && <p>{description}</p>}
        <SurveyView run={run} isNarrow={isNarrow} />
      </div>
      <div className={studio.ways}>
        <Button look="secondary" unavailable={step <= 1} onClick={run.back}>
          {words.back}
        </Button>
        <Button look="secondary" unavailable={step >= steps} onClick={run.next}>
          {words.next}
        </Button>
      </div>
    </>
  );
}
