import type { Tables } from "../storage/tables.ts";

/** What tells which of two submissions is the newer one. PostgreSQL returns large integers as text. */
export type Dated = { readonly id: number | string; readonly submitted_at: Tables["submission"]["submitted_at"] };

/** Returns whether a submission is newer than another one; of two at the same moment, the one that was stored later. */
export function isNewer(one: Dated, other: Dated): boolean {
  if (one.submitted_at !== other.submitted_at) return one.submitted_at > other.submitted_at;
  return Number(one.id) > Number(other.id);
}
