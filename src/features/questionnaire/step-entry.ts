/** A step of a questionnaire as stored in the browser's history. */
export type StepEntry = {
  readonly page: number;
  /** The element of the page, where questions are asked one at a time. */
  readonly at?: string | undefined;
  /** True for the review of all answers, which follows the last step. */
  readonly isLook: boolean;
  /** How many steps of this visit precede this one in the history. */
  readonly behind: number;
  /** The page at which this visit began, and the element of it. */
  readonly first: number;
  readonly firstAt?: string | undefined;
  /** The id of the answers that were sent and are corrected by this visit. */
  readonly corrects?: string | undefined;
};

/**
 * Reads the state of a history entry, which any script may have written; null for the entry a visit began with, which
 * has none.
 */
export function stepEntryOf(state: unknown): StepEntry | null {
  if (typeof state !== "object" || state === null) return null;
  const { page, at, isLook, behind, first, firstAt, corrects } = state as Partial<StepEntry>;
  const areCounts = [page, behind, first].every((one) => Number.isInteger(one) && Number(one) >= 0);
  const areNames = [at, firstAt, corrects].every((one) => one === undefined || typeof one === "string");
  return areCounts && areNames && typeof isLook === "boolean" ? (state as StepEntry) : null;
}
