import type { BackOff } from "../rate-limits/back-off.ts";
import { RATE_LIMITS, type RateLimit, type RateLimitNumbers, WHAT_IS_COUNTED } from "../rate-limits/numbers.ts";

/** The documents that show the limits, each between these two lines. */
export const DOCUMENTS_WITH_LIMITS = ["SECURITY.md", "docs/operations.md"];
const BEGIN = "<!-- Generated from server/rate-limits/numbers.ts by: npm run keepwell -- docs:configuration -->";
const END = "<!-- The end of what is generated -->";

/** Returns a document with the limits as they are now. */
export function withLimits(document: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error("The document has no place for the limits.");
  return `${before}${BEGIN}\n\n${limitsTable()}\n\n${END}${after}`;
}

function limitsTable(): string {
  const rows = Object.entries(RATE_LIMITS).map(
    ([name, row]) => `| \`${name}\` | ${WHAT_IS_COUNTED[name as keyof typeof RATE_LIMITS]} | ${inWords(row)} |`,
  );
  return ["| Name | What is counted | Limit |", "|---|---|---|", ...rows].join("\n");
}

const UNITS: readonly (readonly [seconds: number, one: string])[] = [
  [24 * 60 * 60, "day"],
  [60 * 60, "hour"],
  [60, "minute"],
  [1, "second"],
];

function inWords(row: RateLimit | BackOff | RateLimitNumbers["connections"]): string {
  if (!("seconds" in row)) return `${row.count} at a time`;
  if (!("longest" in row)) return `${row.count} in ${duration(row.seconds)}`;
  return `${row.count} at once, then a wait of ${duration(row.seconds)} that doubles up to ${duration(row.longest)}`;
}

function duration(seconds: number): string {
  const [length, unit] = UNITS.find(([size]) => seconds % size === 0) ?? [1, "second"];
  const number = seconds / length;
  return number === 1 ? `${unit === "hour" ? "an" : "a"} ${unit}` : `${number} ${unit}s`;
}
