/** A step of a questionnaire as the browser's history keeps it. */
export type StepEntry = {
  readonly page: number;
  /** True for the look over all answers, which stands on top of the last step. */
  readonly isLook: boolean;
  /** How many steps of this visit lie behind this one in the history. */
  readonly behind: number;
  /** The page this visit began at. */
  readonly first: number;
};

/** Reads an entry's state, which anybody may have written; null for the entry a visit began with, which has none. */
export function stepEntryOf(state: unknown): StepEntry | null {
  if (typeof state !== "object" || state === null) return null;
  const { page, isLook, behind, first } = state as Partial<StepEntry>;
  const areCounts = [page, behind, first].every((one) => Number.isInteger(one) && Number(one) >= 0);
  return areCounts && typeof isLook === "boolean" ? (state as StepEntry) : null;
}
