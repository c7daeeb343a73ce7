import type { Change, HistoryEntry } from "../api/explanation.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";

type Compared = Pick<ScoringRule, "gauge" | "margin">;

/** A change and what it rests on. */
export type ExplainedChange = {
  readonly change: Change;
  /** How far the number moved, up or down; 0 where nothing is compared. */
  readonly moved: number;
};

/**
 * Returns the change of each result from the one before. A difference within the scale's declared margin is no
 * change, and results of different questions or points are not compared.
 * @param entries oldest first
 */
export const changesOf = (entries: readonly HistoryEntry[], scale: Compared): Change[] =>
  explainedChanges(entries, scale).map(({ change }) => change);

/** Returns the same with the size of each difference, for who says why a change counts or does not. */
export function explainedChanges(entries: readonly HistoryEntry[], scale: Compared): ExplainedChange[] {
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    if (!before) return { change: "first", moved: 0 };
    if (before.scale !== entry.scale || before.version !== entry.version) return { change: "otherQuestions", moved: 0 };
    const difference = exact(entry.score - before.score);
    return { change: changeOf(difference, scale), moved: Math.abs(difference) };
  });
}

/** Differences are rounded to ten places, because 0.1 + 0.2 is not exactly 0.3. */
const exact = (difference: number): number => Math.round(difference * 1e10) / 1e10;

function changeOf(difference: number, { gauge, margin }: Compared): Change {
  if (Math.abs(difference) <= (margin?.within ?? 0)) return "same";
  // Without a margin nobody knows which change is more than chance, so none is called better or worse.
  if (!gauge || gauge.better === "middle" || !margin) return difference > 0 ? "more" : "less";
  return difference > 0 === (gauge.better === "higher") ? "better" : "worse";
}

/** Returns which numbers are better, for a change that does not say so itself; undefined where none is known to be. */
export function betterBeside(change: Change, { gauge }: Pick<Compared, "gauge">): "lower" | "higher" | undefined {
  if ((change !== "more" && change !== "less") || !gauge || gauge.better === "middle") return undefined;
  return gauge.better;
}
