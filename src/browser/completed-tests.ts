import { readStoredObject, writeStored } from "./storage.ts";

export const COMPLETIONS = "completedTests";

type Entry = { readonly completedAt: string; readonly status?: string };
export type CompletedTests = Readonly<Record<string, Entry>>;

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && typeof (value as Entry).completedAt === "string";
}

/** Returns what an account has completed in this browser, by category; malformed entries are skipped. */
export function completedTests(userId: string): CompletedTests {
  const mine = readStoredObject(COMPLETIONS)[userId];
  if (typeof mine !== "object" || mine === null) return {};
  return Object.fromEntries(Object.entries(mine).filter((pair): pair is [string, Entry] => isEntry(pair[1])));
}

/** Everything else in the store is kept, also what another program wrote. */
export function storeCompletion(userId: string, category: string, completedAt: string): void {
  const all = readStoredObject(COMPLETIONS);
  const mine = all[userId];
  const entries = typeof mine === "object" && mine !== null && !Array.isArray(mine) ? mine : {};
  writeStored(COMPLETIONS, JSON.stringify({ ...all, [userId]: { ...entries, [category]: { completedAt } } }));
}

/**
 * Prepares an account's entries for log-out: an entry with the status 'Checkmate' keeps only its completion date;
 * every other entry is unchanged.
 */
export function tidyCompletions(userId: string): void {
  const all = readStoredObject(COMPLETIONS);
  const mine = all[userId];
  if (typeof mine !== "object" || mine === null || Array.isArray(mine)) return;
  const tidied = Object.entries(mine).map(([category, entry]) => [
    category,
    isEntry(entry) && entry.status === "Checkmate" ? { completedAt: entry.completedAt } : entry,
  ]);
  writeStored(COMPLETIONS, JSON.stringify({ ...all, [userId]: Object.fromEntries(tidied) }));
}
