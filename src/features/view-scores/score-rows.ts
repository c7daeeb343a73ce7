import type { PublicScale } from "#core/api/public-scale.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { Band } from "#core/content-model/rule-result.ts";
import type { Text } from "#core/content-model/text.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { textOf } from "#core/shared/text-of.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { agoText, dateText } from "../../ui/language/dates.ts";
import { asideText, meaningText } from "../../ui/language/meaning-text.ts";
import type { Notation } from "../../ui/language/notation.ts";
import { scoreText } from "../../ui/language/numbers.ts";
import type { ScoreRow } from "../../ui/score-table.tsx";
import { forumText } from "./forum-text.ts";

export type RowOf = (record: ScoreRecord, index: number) => ScoreRow;

/** The part of a scale that a row uses. */
export type ScaleOfRow = Pick<PublicScale, "range" | "decimals" | "show"> & {
  readonly bands: readonly Pick<Band, "from" | "meaning" | "aside">[];
};

/** Stands where the rule shows the number alone, or the meaning alone. */
const NOT_SHOWN = "–";

/**
 * Returns what makes the row of a record.
 * @param scales by the name of the forum
 */
export function rowOf(names: readonly Text[], scales: ReadonlyMap<string, ScaleOfRow>, language: Notation): RowOf {
  return ({ forum, value, meaning, timestamp }, index) => {
    const moment = momentOf(timestamp);
    const scale = scales.get(forum);
    const { hasNumber, hasMeaning } = shownOf(scale);
    return {
      key: `${index}`,
      forum: forumText(forum, names, language),
      score: hasNumber ? scoreText(value, language, scale) : NOT_SHOWN,
      ...(hasMeaning ? meant(meaning || bandText(value, scale), scale, language) : { meaning: NOT_SHOWN }),
      ...(moment
        ? {
            date: {
              text: dateText(moment, language),
              ago: agoText(moment, now(), language),
              iso: moment.toISOString(),
            },
          }
        : {}),
    };
  };
}

const meant = (meaning: string, scale: ScaleOfRow | undefined, language: Notation) => ({
  meaning: meaningText(meaning, scale, language),
  aside: asideText(meaning, scale, language),
});

/** Returns what our bands say about a score that arrived without a meaning; an empty text for an unknown score. */
function bandText(value: number, scale: ScaleOfRow | undefined): string {
  return textOf(scale?.bands[shownBandIndex(scale, value)]?.meaning ?? "");
}
