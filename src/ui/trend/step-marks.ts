import type { StepsReply } from "#core/api/steps.ts";
import type { TrendStep } from "./trend-chart.tsx";

/** Returns the small steps that a person took for one area, the oldest first, as its chart marks them. */
export function stepMarks({ current, past }: StepsReply, survey: string): TrendStep[] {
  // Past steps come newest first.
  return [...past.toReversed(), ...(current ? [current] : [])]
    .filter((step) => step.survey === survey)
    .map(({ chosenAt, words }) => ({ date: new Date(chosenAt), words: words.what }));
}
