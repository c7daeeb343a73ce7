import { useEffect, useState } from "react";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import type { SurveyDocument } from "#core/contracts/survey.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { fetchQuestions } from "../../api/content.ts";
import { LoadFailed, Loading } from "./load-states.tsx";
import styles from "./questionnaire.module.css";
import { Questionnaire } from "./questionnaire.tsx";

type Loaded = { readonly survey: SurveyDocument; readonly scale: ScaleView };

/** The questionnaire of a assessment, from loading its content to sending its answers. */
export function QuestionnairePage({ assessment }: { assessment: Assessment }) {
  const [loaded, setLoaded] = useState<Loaded | "loading" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setLoaded("loading");
    fetchQuestions(assessment.survey).then(
      (questions) => isCurrent && setLoaded(questions),
      () => isCurrent && setLoaded("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [assessment.survey, attempt]);

  return (
    <div className={styles.page}>
      {loaded === "loading" && <Loading />}
      {loaded === "failed" && <LoadFailed onRetry={() => setAttempt(attempt + 1)} />}
      {typeof loaded === "object" && <Questionnaire key={assessment.survey} assessment={assessment} {...loaded} />}
    </div>
  );
}
