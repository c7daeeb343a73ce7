import type { ScoreRecord } from "#core/api/results.ts";

export type SplitScores = {
  /** The newest score of each forum, newest first. */
  readonly latest: readonly ScoreRecord[];
  /** All older ones, newest first. */
  readonly previous: readonly ScoreRecord[];
};

/**
 * Sorts scores newest first and separates the newest of each forum from the older ones. Scores with equal times keep
 * the server's order. An invalid timestamp counts as oldest.
 */
export function splitScores(records: readonly ScoreRecord[]): SplitScores {
  const sorted = records.toSorted((one, other) => momentOrFirst(other) - momentOrFirst(one));
  const isLatest = ({ forum }: ScoreRecord, index: number) =>
    sorted.findIndex((record) => record.forum === forum) === index;
  return {
    latest: sorted.filter(isLatest),
    previous: sorted.filter((record, index) => !isLatest(record, index)),
  };
}

function momentOrFirst({ timestamp }: ScoreRecord): number {
  const moment = Date.parse(timestamp);
  // The earliest valid time instead of minus infinity, because the difference of two infinities is not a number.
  return Number.isNaN(moment) ? -8.64e15 : moment;
}
