import { useState } from "react";
import { tabPlace } from "../../browser/tab-storage.ts";
import { NONE, newEntries, OWN, type StepEntries } from "./step-entries.ts";

/**
 * The entries of the form, kept in this tab.
 * @param survey the area that led here; null when it is chosen in the form
 * @param filled what the form begins with instead, such as a step to be made smaller
 * @param pressed the step of the result that led here; empty for none
 */
export function useStepEntries(survey: string | null, filled: StepEntries | null, pressed: string) {
  const [entries, setEntries] = useState<StepEntries>(() => filled ?? begun(survey, pressed));
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

/** What was chosen and written, for a reload or a connection that failed. */
const place = tabPlace("myStep", (kept): StepEntries | null => {
  const { survey, ...texts } = Object(kept) as Record<string, unknown>;
  const isWhole = Object.keys(newEntries(null)).every((key) => key === "survey" || typeof texts[key] === "string");
  return isWhole && (survey === null || typeof survey === "string") ? (kept as StepEntries) : null;
});

/** Returns what was entered for this area earlier in this tab. */
function keptEntries(survey: string | null): StepEntries | null {
  const kept = place.read();
  return kept && (survey === null || kept.survey === survey) ? kept : null;
}

/** Returns what was entered earlier, with the step of the result where no other was chosen. */
function begun(survey: string | null, pressed: string): StepEntries {
  const kept = keptEntries(survey);
  return kept ? { ...kept, pick: kept.pick || pressed } : newEntries(survey, pressed);
}

const keepEntries = (entries: StepEntries): boolean => place.keep(entries);

const forgetEntries = (): void => place.drop();
