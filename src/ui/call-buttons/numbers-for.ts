import type { AlertKind } from "#core/content-model/alerts.ts";
import type { Safety } from "#core/content-model/safety.ts";

/** The names of the numbers to call, the most suitable first. A region may not have each. */
const CALLED: Readonly<Partial<Record<AlertKind, readonly string[]>>> = {
  crisis: ["crisis", "emergency"],
  emergency: ["emergency"],
  abuse: ["abuse", "emergency"],
};

/** Returns the numbers to call about an alert of this kind in the region of the site, the most suitable first. */
export function numbersFor(kind: AlertKind, { region, regions }: Pick<Safety, "region" | "regions">): string[] {
  const numbers = regions[region] ?? {};
  return (CALLED[kind] ?? []).flatMap((called) => numbers[called] ?? []);
}
