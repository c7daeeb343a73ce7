import { readStoredObject, removeStored, writeStored } from "./storage.ts";

const keyOf = (scale: string) => `keepwell.studio-report.${scale}`;

/** What a file that became a draft asks of its editor: headings with their sentences. */
export type KeptReport = readonly { readonly heading: string; readonly lines: readonly string[] }[];

export function readKeptReport(scale: string): KeptReport {
  const { lists } = readStoredObject(keyOf(scale));
  return Array.isArray(lists) ? lists.filter(isList) : [];
}

export const keepReport = (scale: string, lists: KeptReport): boolean =>
  writeStored(keyOf(scale), JSON.stringify({ lists }));

export const dropReport = (scale: string): void => removeStored(keyOf(scale));

const isList = (one: unknown): one is KeptReport[number] => {
  const { heading, lines } = (one ?? {}) as Partial<Record<string, unknown>>;
  return typeof heading === "string" && Array.isArray(lines) && lines.every((line) => typeof line === "string");
};
