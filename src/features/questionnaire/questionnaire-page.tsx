import { useEffect, useState } from "react";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import type { FirstQuestionWords } from "#core/shared/prerender.ts";
import { LoadFailed, Loading } from "./load-states.tsx";
import styles from "./questionnaire.module.css";
import { Questionnaire } from "./questionnaire.tsx";
import { cachedContent, type QuestionnaireContent, questionnaireContent } from "./questionnaire-content.ts";

export { prebuild } from "../../survey-view/create-survey-run.ts";
export { warmUp } from "../../survey-view/warm-up.tsx";

type Props = {
  readonly offered: OfferedScale;
  /** The words of the first question in the document; null when there are none. */
  readonly firstQuestion: FirstQuestionWords | null;
};

/** The questionnaire of a scale, from loading its content to sending its answers. */
export function QuestionnairePage({ offered, firstQuestion }: Props) {
  const [loaded, setLoaded] = useState<QuestionnaireContent | "loading" | "failed">(
    () => cachedContent(offered.survey) ?? "loading",
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    questionnaireContent(offered.survey).then(
      (content) => isCurrent && setLoaded(content),
      () => isCurrent && setLoaded("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [offered.survey, attempt]);

  const retry = () => {
    setLoaded("loading");
    setAttempt(attempt + 1);
  };

  return (
    <div className={styles.page}>
      {loaded === "loading" && <Loading firstQuestion={firstQuestion} />}
      {loaded === "failed" && <LoadFailed onRetry={retry} />}
      {typeof loaded === "object" && <Questionnaire key={offered.survey} offered={offered} {...loaded} />}
    </div>
  );
}
