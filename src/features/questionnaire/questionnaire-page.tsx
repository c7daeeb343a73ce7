import { useEffect, useState } from "react";
import type { Assessment } from "#core/surveys/assessment.ts";
import { LoadFailed, Loading } from "./load-states.tsx";
import styles from "./questionnaire.module.css";
import { Questionnaire } from "./questionnaire.tsx";
import { type QuestionnaireContent, questionnaireContent } from "./questionnaire-content.ts";

export { makeAhead } from "../../survey-view/create-survey-run.ts";

/** The questionnaire of an assessment, from loading its content to sending its answers. */
export function QuestionnairePage({ assessment }: { assessment: Assessment }) {
  const [loaded, setLoaded] = useState<QuestionnaireContent | "loading" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setLoaded("loading");
    questionnaireContent(assessment.survey).then(
      (content) => isCurrent && setLoaded(content),
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
