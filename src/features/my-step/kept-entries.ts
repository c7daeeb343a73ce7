import { tabPlace } from "../../browser/tab-storage.ts";
import { newEntries, type StepEntries } from "./step-entries.ts";

/** What was chosen and written, for a reload or a connection that failed. */
const place = tabPlace("myStep", (kept): StepEntries | null => {
  const { survey, ...texts } = Object(kept) as Record<string, unknown>;
  const isWhole = Object.keys(newEntries(null)).every((key) => key === "survey" || typeof texts[key] === "string");
  return isWhole && (survey === null || typeof survey === "string") ? (kept as StepEntries) : null;
});

/** Returns what was entered for this area earlier in this tab. */
export function keptEntries(survey: string | null): StepEntries | null {
  const kept = place.read();
  return kept && (survey === null || kept.survey === survey) ? kept : null;
}

export const keepEntries = (entries: StepEntries): boolean => place.keep(entries);

export const forgetEntries = (): void => place.drop();
