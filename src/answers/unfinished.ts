import { isUnfinished } from "./answer-set.ts";
import { loadSets } from "./load-sets.ts";
import { mirroredSets } from "./mirror.ts";

/** A log-out never waits longer for the database. What is in it then stays, as with "Keep on this device". */
const LONGEST_WAIT_MS = 2000;

/** The surveys with answers that have not reached the server, and whether this device can keep all of them. */
export type UnfinishedAnswers = { readonly surveys: readonly string[]; readonly isKept: boolean };

/**
 * Returns what this account has on this device and not on the server; null when there is nothing.
 * @param owner null for all accounts together
 */
export async function unfinishedAnswers(owner: string | null): Promise<UnfinishedAnswers | null> {
  await Promise.race([loadSets(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  const found = [...mirroredSets.get().values()].filter(
    ({ set }) => (owner === null || set.owner === owner) && isUnfinished(set),
  );
  if (found.length === 0) return null;
  const surveys = [...new Set(found.map(({ set }) => set.survey))].sort();
  return { surveys, isKept: found.every(({ isKept }) => isKept) };
}
