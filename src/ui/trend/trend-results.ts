import type { HistoryEntry } from "#core/api/explanation.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { StepsReply } from "#core/api/steps.ts";
import { betterBeside, type ExplainedChange } from "#core/shared/score-changes.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { changeText } from "../change-text.ts";
import { agoText, dateAndAgo, dateText } from "../language/dates.ts";
import type { Language } from "../language/language.ts";
import { meaningText } from "../language/meaning-text.ts";
import { scoreText } from "../language/numbers.ts";
import type { ScoreRow } from "../score-table.tsx";
import { changeReason } from "./change-words.ts";
import { trendChartMessages } from "./messages.ts";

/** A small step of the person, marked on the day on which it began. */
export type TrendStep = { readonly date: Date; readonly words: string };

/** What is drawn of a result. A provider's has no scale and no version, and is compared with none. */
export type TrendEntry = Pick<HistoryEntry, "score" | "meaning" | "submittedAt">;

/** One result as a chart and its table show it. */
export type TrendResult = {
  readonly at: Date;
  readonly value: number;
  /** The number as it stands beside its point; empty where the rule shows none. */
  readonly number: string;
  /** Date, score, band and change in one line. */
  readonly sentence: string;
  /** True where the questions changed: no line joins this result to the one before. */
  readonly startsAnew: boolean;
  readonly row: ScoreRow;
};

/** Stands where the rule shows the number alone, or the meaning alone. */
const NOT_SHOWN = "–";

type Context = {
  readonly scale: PublicScale;
  /** One for each entry; null where nothing says which results may be compared. */
  readonly changes: readonly ExplainedChange[] | null;
  readonly today: Date;
  readonly language: Language;
};

/**
 * Returns the results of a scale in words, oldest first. A result without a readable date has no place among them.
 * @param entries oldest first
 */
export function trendResults(entries: readonly TrendEntry[], context: Context): TrendResult[] {
  return entries.flatMap((entry, index) => {
    const at = new Date(entry.submittedAt);
    return Number.isNaN(at.getTime()) ? [] : [resultOf(entry, at, context.changes?.[index] ?? null, context, index)];
  });
}

function resultOf(
  { score, meaning }: TrendEntry,
  at: Date,
  change: ExplainedChange | null,
  { scale, today, language }: Context,
  index: number,
): TrendResult {
  const t = trendChartMessages(language);
  const { hasNumber, hasMeaning } = shownOf(scale);
  const number = hasNumber ? scoreText(score, language, scale) : "";
  const words = hasMeaning ? meaningText(meaning, scale, language) : "";
  const result = number && words ? t.result({ score: number, meaning: words }) : number || words;
  const when = dateAndAgo(at, today, language);
  const changed = change && changeText(change.change, betterBeside(change.change, scale), language);
  return {
    at,
    value: score,
    number,
    sentence: changed ? t.pointChanged({ when, result, change: changed }) : t.point({ when, result }),
    startsAnew: change?.change === "otherQuestions",
    row: {
      key: `${index}`,
      forum: dateText(at, language),
      date: { ago: agoText(at, today, language), iso: at.toISOString() },
      score: number || NOT_SHOWN,
      meaning: words || NOT_SHOWN,
      aside: change ? rowNote(change, scale, language) : undefined,
    },
  };
}

/** What stands below the meaning: how the result differs from the one before, and why that counts. */
function rowNote(change: ExplainedChange, scale: PublicScale, language: Language): string | undefined {
  const t = trendChartMessages(language);
  if (change.change === "otherQuestions") return t.otherQuestions;
  const words = changeText(change.change, betterBeside(change.change, scale), language);
  if (words === null) return undefined;
  const reason = changeReason(change, scale, language);
  return reason === null ? words : t.changed({ change: words, reason });
}

/** Returns the small steps that a person took for one area, the oldest first, as its chart marks them. */
export function stepMarks({ current, past }: StepsReply, survey: string): TrendStep[] {
  // Past steps come newest first.
  return [...past.toReversed(), ...(current ? [current] : [])]
    .filter((step) => step.survey === survey)
    .map(({ chosenAt, words }) => ({ date: new Date(chosenAt), words: words.what }));
}
