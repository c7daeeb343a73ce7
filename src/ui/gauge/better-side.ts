import type { Gauge } from "#core/content-model/scoring-rule.ts";
import type { Language } from "../language/language.ts";
import { betterSideMessages } from "../messages.ts";

/** Which side is the better one, in words: direction differs between scales and confuses people. */
export const betterSideSentence = (gauge: Gauge, language: Language): string =>
  betterSideMessages(language)[gauge.better];
