import type { StudioDraft } from "#core/api/studio.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

const keyOf = (scale: string) => `keepwell.studio.${scale}`;

/** A draft that an editor has not published yet. `from` names the texts it was made from. */
export type KeptDraft = StudioDraft & { readonly from: string };

export function readKeptDraft(scale: string): KeptDraft | null {
  try {
    const { survey, rule, from } = JSON.parse(readStored(keyOf(scale)) ?? "{}") as Partial<KeptDraft>;
    const isWhole = [survey, rule, from].every((one) => typeof one === "string");
    return isWhole ? ({ survey, rule, from } as KeptDraft) : null;
  } catch {
    return null;
  }
}

/** @returns false when the browser refused to keep it */
export const keepDraft = (scale: string, draft: KeptDraft): boolean => writeStored(keyOf(scale), JSON.stringify(draft));

export const dropKeptDraft = (scale: string): void => removeStored(keyOf(scale));
