import type { PublicScale } from "#core/api/public-scale.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { momentOf } from "../../browser/clock.ts";
import { dateText } from "../../ui/language/dates.ts";
import type { Language } from "../../ui/language/language.ts";
import { meaningText } from "../../ui/language/meaning-text.ts";
import { scoreText } from "../../ui/language/numbers.ts";
import type { TrendEntry } from "../../ui/trend/trend-results.ts";
import { trendMessages } from "./messages.ts";

type Shown = Pick<PublicScale, "bands" | "decimals" | "show">;

/** The scores of one forum in chronological order. */
export type Trend = { readonly forum: string; readonly entries: readonly TrendEntry[]; readonly sentence: string };

/**
 * Returns the trend of each forum that has at least two scores.
 * @param sorted all records, newest first
 * @param scales by the name of the forum, for the digits of its scores
 */
export function trendsOf(
  sorted: readonly ScoreRecord[],
  language: Language,
  scales: ReadonlyMap<string, Shown> = new Map(),
): Trend[] {
  const forums = [...new Set(sorted.map(({ forum }) => forum))];
  return forums.flatMap((forum) => {
    const records = sorted.filter((record) => record.forum === forum).toReversed();
    const [first] = records;
    const last = records.at(-1);
    if (records.length < 2 || !first || !last) return [];
    const t = trendMessages(language);
    const scores = t.scores(records.length);
    const shown = scales.get(forum);
    const ends = { first: pointText(first, language, shown), latest: pointText(last, language, shown) };
    return [{ forum, entries: records.map(entryOf), sentence: t.trend({ scores, ...ends }) }];
  });
}

const entryOf = ({ value, meaning, timestamp }: ScoreRecord): TrendEntry => ({
  score: value,
  meaning,
  submittedAt: timestamp,
});

function pointText({ value, meaning, timestamp }: ScoreRecord, language: Language, shown: Shown | undefined): string {
  const moment = momentOf(timestamp);
  const score = shownOf(shown).hasNumber ? scoreText(value, language, shown) : meaningText(meaning, shown, language);
  return moment ? trendMessages(language).onDay({ score, day: dateText(moment, language) }) : score;
}
