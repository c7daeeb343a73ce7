import type { Rescored, StoredResult } from "./rescore.ts";

/** What a change of the rule makes of all stored results of a scale. Counts alone, nothing of anybody. */
export type RescoreSummary = {
  readonly results: number;
  /** Those whose number becomes another. */
  readonly scoreChanges: number;
  /** Those that get another band, with or without another number. */
  readonly bandChanges: number;
  /** Same number and band, reached another way. */
  readonly workingChanges: number;
  /** New score less the old one, over those whose number changes; null when there are none. */
  readonly difference: { readonly least: number; readonly most: number; readonly mean: number } | null;
  /** From band to band, the most frequent first. */
  readonly bandMoves: readonly { readonly from: string; readonly to: string; readonly results: number }[];
  /** Those that the new version cannot score and that keep their result, by reason. */
  readonly unscorable: readonly { readonly reason: string; readonly results: number }[];
};

export type RescoreTally = {
  add(before: Pick<StoredResult, "score" | "meaning">, after: Rescored): void;
  summary(): RescoreSummary;
};

/** Adds results up one by one; what it keeps does not grow with their number. */
export function rescoreTally(): RescoreTally {
  const counts = { results: 0, scoreChanges: 0, bandChanges: 0, workingChanges: 0 };
  const moves = new Map<string, { from: string; to: string; results: number }>();
  const reasons = new Map<string, number>();
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  return {
    add({ score, meaning }, after) {
      counts.results += 1;
      if (after.kind === "unscorable") {
        reasons.set(after.reason, (reasons.get(after.reason) ?? 0) + 1);
        return;
      }
      const { scored } = after;
      if (scored.score !== score) {
        const difference = scored.score - score;
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
      if (scored.score === score && scored.meaning === meaning && !after.isSame) counts.workingChanges += 1;
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
