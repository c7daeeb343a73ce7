import type { GuidanceEntry } from "../content-model/guidance.ts";

/** Returns the ways in which people ask for an entry in a language; in the default language where none is given. */
export function waysToAsk({ asked }: GuidanceEntry, language = "default"): readonly string[] {
  const ways: Readonly<Record<string, readonly string[]>> = asked ?? {};
  return ways[language] ?? [];
}
