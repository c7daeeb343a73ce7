import type { SafetyNumbers } from "../../content-model/safety.ts";

/** Returns the numbers to call in the region of the site, by name. */
export function numbersOf({ region, regions }: SafetyNumbers): Record<string, string> {
  const named = Object.entries(regions[region] ?? {});
  return Object.fromEntries(named.map(([name, line]) => [name, typeof line === "string" ? line : line.number]));
}
