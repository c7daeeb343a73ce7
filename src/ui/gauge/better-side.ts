import type { Gauge } from "#core/content-model/scoring-rule.ts";
import type { Language } from "../language/language.ts";
import { betterSideMessages } from "../messages.ts";

/** Returns which side is better, in words. The direction differs between scales, which confuses readers. */
export const betterSideSentence = (gauge: Gauge, language: Language): string =>
  betterSideMessages(language)[gauge.better];
