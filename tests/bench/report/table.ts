import type { Comparison, Spread, Target } from "./comparison.ts";

const HEADER = ["What", "Unit", "Here", "Floor", "Floor is", "Ratio", "Target", "Met"];

/** The report as a Markdown table, one for each part; medians, with the least and the most of the rounds. */
export function tableOf(lines: readonly Comparison[]): string {
  const parts = [...new Set(lines.map(({ part }) => part))];
  return parts
    .map((part) => {
      const rows = [HEADER, ...lines.filter((line) => line.part === part).map(rowOf)];
      const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
      const [header = "", ...others] = rows.map(
        (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
      );
      const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
      return [`## ${part}`, "", header, rule, ...others].join("\n");
    })
    .join("\n\n");
}

function rowOf(line: Comparison): string[] {
  const { what, unit, ours, baseline, baselineName, ratio, target, isMet } = line;
  const met = isMet === null ? "" : isMet ? "yes" : "no";
  const named = target ? targetText(target, unit) : "";
  return [what, unit, spreadText(ours), spreadText(baseline), baselineName, spreadText(ratio), named, met];
}

function targetText({ of, atLeast, atMost }: Target, unit: string): string {
  const bounds = [...(atLeast === undefined ? [] : [`≥ ${atLeast}`]), ...(atMost === undefined ? [] : [`≤ ${atMost}`])];
  return of === "ratio" ? bounds.join(", ") : `${bounds.join(", ")} ${unit}`;
}

function spreadText({ median, least, most }: Spread): string {
  return least === most ? shown(median) : `${shown(median)} (${shown(least)}-${shown(most)})`;
}

/** Three digits that count; thousands whole. */
function shown(value: number): string {
  if (!Number.isFinite(value)) return "none";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return `${Number(value.toPrecision(3))}`;
}
