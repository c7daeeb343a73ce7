import type { Change, LatestResult } from "#core/api/explanation.ts";
import type { Language } from "./language/language.ts";
import { changeMessages } from "./messages.ts";

/**
 * Returns how a result differs from the one before it: "about the same as before"; null where nothing is compared. A number
 * that is only higher or lower says which of the two is better, since that differs between scales.
 */
export function changeText(change: Change, better: LatestResult["better"], language: Language): string | null {
  const t = changeMessages(language);
  if (change === "first" || change === "otherQuestions") return null;
  const words = t[change];
  if (better === undefined) return words;
  return better === "lower" ? t.lowerBetter({ change: words }) : t.higherBetter({ change: words });
}
