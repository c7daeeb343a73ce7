import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { Extremes } from "./measure.ts";

/** The rows of the table of minima in docs/accessibility.md, by what is measured. */
const ROWS: Readonly<Record<keyof Extremes, string>> = {
  target: "Smallest target",
  optionRow: "Height of an option's row",
  optionGap: "Gap between two rows",
  text: "Smallest text",
  questionText: "A question",
  line: "Longest line, in characters",
};

const document = readFileSync("docs/accessibility.md", "utf8");

/** The number in the last column of a row. */
function published(row: string): number {
  const line = document.split("\n").find((one) => one.startsWith(`| ${row} |`)) ?? "";
  const number = Number(/(\d+(\.\d+)?)[^|\d]*\|$/.exec(line)?.[1]);
  if (!Number.isFinite(number)) throw new Error(`docs/accessibility.md publishes no number for "${row}"`);
  return number;
}

/** No page falls behind what docs/accessibility.md says was measured. */
export function expectAsPublished(extremes: Extremes): void {
  for (const [key, row] of Object.entries(ROWS) as [keyof Extremes, string][]) {
    const value = extremes[key];
    if (value === undefined) continue;
    if (key === "line") expect(value, row).toBeLessThanOrEqual(published(row));
    else expect(value, row).toBeGreaterThanOrEqual(published(row));
  }
}
