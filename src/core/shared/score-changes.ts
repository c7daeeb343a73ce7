import type { Change, HistoryEntry } from "../api/working.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";

type Compared = Pick<ScoringRule, "gauge" | "margin">;

/**
 * Returns the change of each result from the one before. A difference within the scale's declared margin is no
 * change, and results of different questions or points are not compared.
 * @param entries oldest first
 */
export function changesOf(entries: readonly HistoryEntry[], scale: Compared): Change[] {
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    if (!before) return "first";
    if (before.scale !== entry.scale || before.version !== entry.version) return "otherQuestions";
    return changeOf(entry.score - before.score, scale);
  });
}

function changeOf(difference: number, { gauge, margin }: Compared): Change {
  // Differences are rounded to ten places, because 0.1 + 0.2 is not exactly 0.3.
  if (Math.abs(difference) <= (margin?.within ?? 0) + 1e-10) return "same";
  // Without a margin nobody knows which change is more than chance, so none is called better or worse.
  if (!gauge || gauge.better === "middle" || !margin) return difference > 0 ? "more" : "less";
  return difference > 0 === (gauge.better === "higher") ? "better" : "worse";
}
