import type { PublicScale } from "#core/api/public-scale.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Language } from "./language.ts";
import { sayText } from "./use-text.ts";

/**
 * Returns the meaning of a record in a language, found among the bands of its scale. An unknown meaning is kept as it
 * is.
 */
export function meaningText(
  meaning: string,
  scale: Pick<PublicScale, "bands"> | undefined,
  language: Language,
): string {
  return sayText(scale?.bands.find((band) => textOf(band.meaning) === meaning)?.meaning ?? meaning, language);
}
