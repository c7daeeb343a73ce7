import { createContext, useContext } from "react";
import type { SurveyRun } from "./survey-run.ts";

/** The run whose questions SurveyJS renders, for our own components among them. */
export const RunContext = createContext<SurveyRun | null>(null);

export function useShownRun(): SurveyRun {
  const run = useContext(RunContext);
  if (run === null) throw new Error("A question is drawn outside of SurveyView.");
  return run;
}
