import { renderedOf } from "./create-survey-run.ts";
import { ReadAloud } from "./read-aloud.tsx";
import type { SurveyRun } from "./survey-run.ts";
import { useRun } from "./use-run.ts";

/** The button that reads the first question of the step aloud, for a page that shows it above the step. */
export function ReadFirstAloud({ run }: { readonly run: SurveyRun }) {
  const name = useRun(run, ({ first }) => first);
  const question = name === "" ? null : renderedOf(run).model.getQuestionByName(name);
  return question && <ReadAloud question={question} hasSpeed />;
}
