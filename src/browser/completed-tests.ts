import { readStoredObject, removeStored, writeStored } from "./storage.ts";

const KEY = "completedTests";

type Entry = { readonly completedAt: string; readonly status?: string };
export type CompletedTests = Readonly<Record<string, Entry>>;

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && typeof (value as Entry).completedAt === "string";
}

/** What this person has completed on this browser, by category; entries of another form are left out. */
export function completedTests(userId: string): CompletedTests {
  const mine = readStoredObject(KEY)[userId];
  if (typeof mine !== "object" || mine === null) return {};
  return Object.fromEntries(Object.entries(mine).filter((pair): pair is [string, Entry] => isEntry(pair[1])));
}

/** Everything else that stands in the store stays, also what another program wrote there. */
export function storeCompletion(userId: string, category: string, completedAt: string): void {
  const all = readStoredObject(KEY);
  const mine = all[userId];
  const entries = typeof mine === "object" && mine !== null && !Array.isArray(mine) ? mine : {};
  writeStored(KEY, JSON.stringify({ ...all, [userId]: { ...entries, [category]: { completedAt } } }));
}

/**
 * Prepares a person's entries for log-out: an entry whose status is 'Checkmate' keeps only its
 * completion date, every other one stays as it is.
 */
export function tidyCompletions(userId: string): void {
  const all = readStoredObject(KEY);
  const mine = all[userId];
  if (typeof mine !== "object" || mine === null || Array.isArray(mine)) return;
  const tidied = Object.entries(mine).map(([category, entry]) => [
    category,
    isEntry(entry) && entry.status === "Checkmate" ? { completedAt: entry.completedAt } : entry,
  ]);
  writeStored(KEY, JSON.stringify({ ...all, [userId]: Object.fromEntries(tidied) }));
}

/** Removes a person's entries, and the whole store when nobody else has any. */
export function forgetCompletions(userId: string): void {
  const { [userId]: mine, ...others } = readStoredObject(KEY);
  if (mine === undefined) return;
  if (Object.keys(others).length === 0) removeStored(KEY);
  else writeStored(KEY, JSON.stringify(others));
}
