import type { PublicScale } from "#core/api/public-scale.ts";
import type { ExplainedChange } from "#core/shared/score-changes.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import type { Language } from "../language/language.ts";
import { numberText, scoreText } from "../language/numbers.ts";
import { sayText } from "../language/use-text.ts";
import { trendChartMessages } from "./messages.ts";

type Scale = Pick<PublicScale, "margin" | "show" | "bands" | "decimals">;

/**
 * Returns why a change counts as one, or does not, in words that follow the change; null where nothing is known of it, or the rule shows no
 * numbers.
 */
export function changeReason({ change, moved }: ExplainedChange, scale: Scale, language: Language): string | null {
  const t = trendChartMessages(language);
  if (!shownOf(scale).hasNumber || change === "first" || change === "otherQuestions") return null;
  if (moved === 0) return t.unmoved;
  if (!scale.margin) return null;
  const told = { moved: scoreText(moved, language), within: numberText(scale.margin.within, language) };
  return change === "same" ? t.within(told) : t.beyond(told);
}

/** Returns what changes of this scale are held against, for below a chart; null where the rule shows no numbers. */
export function marginText(scale: Scale, language: Language): string | null {
  const t = trendChartMessages(language);
  if (!shownOf(scale).hasNumber) return null;
  const { margin } = scale;
  if (!margin) return t.noMargin;
  return t.margin({ within: numberText(margin.within, language), basis: sayText(margin.basis, language) });
}
