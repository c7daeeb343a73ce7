import { useState } from "react";
import { forgetEntries, keepEntries, keptEntries } from "./kept-entries.ts";
import { NONE, newEntries, OWN, type StepEntries } from "./step-entries.ts";

/**
 * The entries of the form, kept in this tab.
 * @param survey the area that led here; null when it is chosen in the form
 * @param filled what the form begins with instead, such as a step to be made smaller
 */
export function useStepEntries(survey: string | null, filled: StepEntries | null) {
  const [entries, setEntries] = useState<StepEntries>(() => filled ?? keptEntries(survey) ?? newEntries(survey));
  const change = (changed: Partial<StepEntries>) => {
    const next = { ...entries, ...changed };
    setEntries(next);
    keepEntries(next);
  };
  return {
    entries,
    change,
    /** Another step has other routines and obstacles; one's own words stay. */
    pickStep: (pick: string) =>
      change({
        pick,
        ...(entries.routinePick === OWN ? {} : { routinePick: "" }),
        ...([OWN, NONE].includes(entries.obstaclePick) ? {} : { obstaclePick: "" }),
      }),
    pickArea: (area: string) => change({ survey: area, ...(entries.pick === OWN ? {} : { pick: "" }) }),
    forget: forgetEntries,
  };
}
