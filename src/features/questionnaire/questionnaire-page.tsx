import { useEffect, useState } from "react";
import type { Assessment } from "#core/surveys/assessment.ts";
import { LoadFailed, Loading } from "./load-states.tsx";
import styles from "./questionnaire.module.css";
import { Questionnaire } from "./questionnaire.tsx";
import { contentAtHand, type QuestionnaireContent, questionnaireContent } from "./questionnaire-content.ts";

export { makeAhead } from "../../survey-view/create-survey-run.ts";
export { rehearse } from "../../survey-view/rehearse.tsx";

/** The questionnaire of an assessment, from loading its content to sending its answers. */
export function QuestionnairePage({ assessment }: { assessment: Assessment }) {
  const [loaded, setLoaded] = useState<QuestionnaireContent | "loading" | "failed">(
    () => contentAtHand(assessment.survey) ?? "loading",
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    questionnaireContent(assessment.survey).then(
      (content) => isCurrent && setLoaded(content),
      () => isCurrent && setLoaded("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [assessment.survey, attempt]);

  const retry = () => {
    setLoaded("loading");
    setAttempt(attempt + 1);
  };

  return (
    <div className={styles.page}>
      {loaded === "loading" && <Loading />}
      {loaded === "failed" && <LoadFailed onRetry={retry} />}
      {typeof loaded === "object" && <Questionnaire key={assessment.survey} assessment={assessment} {...loaded} />}
    </div>
  );
}
