import { useSyncExternalStore } from "react";
import type { RunState, SurveyRun } from "./survey-run.ts";

/** Returns one plain value of a run. The component renders again only when this value changes. */
export function useRun<Value extends string | number | boolean | undefined>(
  run: SurveyRun,
  select: (state: RunState) => Value,
): Value {
  const read = () => select(run.state());
  return useSyncExternalStore(run.subscribe, read, read);
}
