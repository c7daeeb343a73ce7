import { shownScore } from "#core/shared/shown-score.ts";
import type { Notation } from "./notation.ts";

/** Returns a number in the notation of a language, with all its decimals. */
export const numberText = (value: number, { format }: Notation): string =>
  format.number(value, { useGrouping: false, maximumFractionDigits: 20 });

type Shown = { readonly bands: Parameters<typeof shownScore>[1]; readonly decimals?: number | undefined };

/** Returns a score with the decimals of its rule, or with as many as keep it in its band; one decimal without a rule. */
export const scoreText = (value: number, language: Notation, { bands, decimals }: Shown = { bands: [] }): string =>
  numberText(shownScore(value, bands, decimals), language);

/** Returns a large whole number with a thousands separator, such as 2,000. */
export const countText = (value: number, { format }: Notation): string => format.number(value);
