import type { ScoreRecord } from "#core/api/results.ts";
import { momentOf } from "../../browser/clock.ts";
import type { Language } from "../../ui/language/language.ts";
import { dateText, scoreText } from "../../ui/language/numbers.ts";
import { trendMessages } from "./messages.ts";

/** The scores of one forum in chronological order. */
export type Trend = { readonly forum: string; readonly values: readonly number[]; readonly sentence: string };

/**
 * Returns the trend of each forum that has at least two scores.
 * @param sorted all records, newest first
 */
export function trendsOf(sorted: readonly ScoreRecord[], language: Language): Trend[] {
  const forums = [...new Set(sorted.map(({ forum }) => forum))];
  return forums.flatMap((forum) => {
    const records = sorted.filter((record) => record.forum === forum).toReversed();
    const [first] = records;
    const last = records.at(-1);
    if (records.length < 2 || !first || !last) return [];
    const t = trendMessages(language);
    const scores = t.scores(records.length);
    const sentence = t.trend({ scores, first: pointText(first, language), latest: pointText(last, language) });
    return [{ forum, values: records.map(({ value }) => value), sentence }];
  });
}

function pointText({ value, timestamp }: ScoreRecord, language: Language): string {
  const moment = momentOf(timestamp);
  const score = scoreText(value, language);
  return moment ? trendMessages(language).onDay({ score, day: dateText(moment, language) }) : score;
}
