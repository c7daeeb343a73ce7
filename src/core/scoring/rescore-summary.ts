import type { Rescored, StoredResult } from "./rescore.ts";
import { sameAlerts, sameFurther } from "./same-trace.ts";

/** The effect of a changed rule on all stored results of a scale. It contains only counts, no data of any account. */
export type RescoreSummary = {
  readonly results: number;
  /** Results whose score changes. */
  readonly scoreChanges: number;
  /** Results whose band changes, with or without a new score. */
  readonly bandChanges: number;
  /** Results of which a number beside the score, or its band, changes. */
  readonly furtherChanges: number;
  /** Results that raise other alerts. */
  readonly alertChanges: number;
  /** Results of which all this stays the same, with another explanation. */
  readonly explanationChanges: number;
  /** The new score minus the old one, over the results whose score changes; null when there are none. */
  readonly difference: { readonly least: number; readonly most: number; readonly mean: number } | null;
  /** Changes from band to band, the most frequent first. */
  readonly bandMoves: readonly { readonly from: string; readonly to: string; readonly results: number }[];
  /** Results that the new version cannot score and that stay unchanged, by reason. */
  readonly unscorable: readonly { readonly reason: string; readonly results: number }[];
};

export type RescoreTally = {
  add(before: Pick<StoredResult, "score" | "meaning" | "trace">, after: Rescored): void;
  summary(): RescoreSummary;
};

/** Adds up results one by one, in constant memory. */
export function rescoreTally(): RescoreTally {
  const counts = {
    results: 0,
    scoreChanges: 0,
    bandChanges: 0,
    furtherChanges: 0,
    alertChanges: 0,
    explanationChanges: 0,
  };
  const moves = new Map<string, { from: string; to: string; results: number }>();
  const reasons = new Map<string, number>();
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  return {
    add({ score, meaning, trace }, after) {
      counts.results += 1;
      if (after.kind === "unscorable") {
        reasons.set(after.reason, (reasons.get(after.reason) ?? 0) + 1);
        return;
      }
      const { scored } = after;
      if (scored.score !== score) {
        // A score that came or went has no difference.
        const difference = scored.score === null || score === null ? 0 : scored.score - score;
        counts.scoreChanges += 1;
        least = Math.min(least, difference);
        most = Math.max(most, difference);
        sum += difference;
      }
      if (scored.meaning !== meaning) {
        counts.bandChanges += 1;
        const key = JSON.stringify([meaning, scored.meaning]);
        const move = moves.get(key) ?? { from: meaning, to: scored.meaning, results: 0 };
        moves.set(key, { ...move, results: move.results + 1 });
      }
      const isFurtherSame = sameFurther(trace, scored.trace);
      const isRaisedSame = sameAlerts(trace, scored.trace);
      if (!isFurtherSame) counts.furtherChanges += 1;
      if (!isRaisedSame) counts.alertChanges += 1;
      const isResultSame = scored.score === score && scored.meaning === meaning && isFurtherSame && isRaisedSame;
      if (isResultSame && !after.isSame) counts.explanationChanges += 1;
    },
    summary() {
      const { scoreChanges } = counts;
      return {
        ...counts,
        difference: scoreChanges === 0 ? null : { least, most, mean: sum / scoreChanges },
        bandMoves: [...moves.values()].toSorted((a, b) => b.results - a.results),
        unscorable: [...reasons]
          .map(([reason, results]) => ({ reason, results }))
          .toSorted((a, b) => b.results - a.results),
      };
    },
  };
}
