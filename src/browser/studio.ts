import type { Command, DraftState } from "#core/api/studio-drafts.ts";
import { readStored, readStoredObject, removeStored, writeStored } from "./storage.ts";

const keyOf = (scale: string, who: string) => `keepwell.studio.${scale}.${who}`;

/** Edits were once kept here alone, without a name: both files, and the version they were made from. */
const olderKeyOf = (scale: string) => `keepwell.studio.${scale}`;

/** Returns the unpublished edits that an older version of the studio left in this browser; null for none. */
export function readOlderDraft(scale: string): DraftState | null {
  const { survey, rule, from } = readStoredObject(olderKeyOf(scale));
  const isWhole = typeof survey === "string" && typeof rule === "string" && typeof from === "string";
  return isWhole ? { survey, rule, from } : null;
}

export const dropOlderDraft = (scale: string): void => removeStored(olderKeyOf(scale));

/** What an editor did and the server has not confirmed yet. */
export type KeptSteps = {
  readonly draft: string;
  readonly page: string;
  readonly over: string | null;
  /** How many commands the server had confirmed before these. */
  readonly revision: number;
  /** What a draft starts from that the server does not know yet. */
  readonly start: DraftState | null;
  readonly commands: readonly Command[];
  /** Both files after these commands, in case they fit nothing any more. */
  readonly state: DraftState;
};

/** Returns what is kept of a person's draft; null when there is nothing, or nothing that can be read. */
export function readKeptSteps(scale: string, who: string): KeptSteps | null {
  try {
    const kept = JSON.parse(readStored(keyOf(scale, who)) ?? "null") as KeptSteps | null;
    return typeof kept?.state?.survey === "string" && Array.isArray(kept.commands) ? kept : null;
  } catch {
    return null;
  }
}

/** @returns false when the browser refused to keep it */
export const keepSteps = (scale: string, who: string, kept: KeptSteps): boolean =>
  writeStored(keyOf(scale, who), JSON.stringify(kept));

export const dropKeptSteps = (scale: string, who: string): void => removeStored(keyOf(scale, who));
