import { useState } from "react";
import { tabPlace } from "../../browser/tab-storage.ts";
import { newEntries, OWN, type StepEntries } from "./step-entries.ts";

type Options = {
  /** The area that led here; null when it is chosen in the form. */
  readonly survey: string | null;
  /** What the form begins with instead, such as a step to be made smaller. */
  readonly filled: StepEntries | null;
  readonly pressed: Pressed;
  /** Picks another step in entries. */
  readonly repick: (entries: StepEntries, pick: string) => StepEntries;
};

/** The step of the result that led here, empty for none, and whether it was pressed just now: not at a reload. */
type Pressed = { readonly step: string; readonly isNew: boolean };

/** The entries of the form, kept in this tab. */
export function useStepEntries({ survey, filled, pressed, repick }: Options) {
  const [entries, setEntries] = useState<StepEntries>(() => {
    if (!filled) return begun(keptEntries(survey), survey, pressed, repick);
    keepEntries(filled);
    return filled;
  });
  const set = (next: StepEntries) => {
    setEntries(next);
    keepEntries(next);
  };
  const change = (changed: Partial<StepEntries>) => set({ ...entries, ...changed });
  return {
    entries,
    change,
    pickStep: (pick: string) => set(repick(entries, pick)),
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

/**
 * Returns what was entered earlier. A step that was pressed just now comes before it; what was written stays under one's
 * own words.
 */
export function begun(
  kept: StepEntries | null,
  survey: string | null,
  { step, isNew }: Pressed,
  repick: Options["repick"],
): StepEntries {
  if (!kept) return newEntries(survey, step);
  return step !== "" && (isNew || kept.pick === "") ? repick(kept, step) : kept;
}

const keepEntries = (entries: StepEntries): boolean => place.keep(entries);

const forgetEntries = (): void => place.drop();
