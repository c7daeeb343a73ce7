import { useState } from "react";
import { createSurveyRun } from "../../survey-view/create-survey-run.ts";
import { SurveyView } from "../../survey-view/survey-view.tsx";
import { useLanguage } from "../../ui/language/use-text.ts";
import { QUESTIONS } from "./question-samples.ts";

/** A question of each type, as a questionnaire shows it: some answered, and the first one missed. */
export function QuestionSpecimens() {
  const language = useLanguage();
  const [run] = useState(() =>
    createSurveyRun(QUESTIONS, { answers: { several: ["Shopping"], numbers: 4, line: 6 }, language }),
  );
  return <SurveyView run={run} />;
}
