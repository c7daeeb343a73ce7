import { useSyncExternalStore } from "react";
import type { RunState, SurveyRun } from "./survey-run.ts";

/** One plain value of a run. The component draws itself again only when that value changes. */
export function useRun<Value extends string | number | boolean | undefined>(
  run: SurveyRun,
  select: (state: RunState) => Value,
): Value {
  return useSyncExternalStore(run.subscribe, () => select(run.state()));
}
