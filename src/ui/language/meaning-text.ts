import type { PublicScale } from "#core/api/public-scale.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Language } from "./language.ts";
import { sayText } from "./use-text.ts";

type Scale = Pick<PublicScale, "bands"> | undefined;

/**
 * Returns the meaning of a record in a language, found among the bands of its scale. An unknown meaning is kept as it
 * is.
 */
export function meaningText(meaning: string, scale: Scale, language: Language): string {
  return sayText(bandOf(meaning, scale)?.meaning ?? meaning, language);
}

/** Returns what stands beside the meaning of a record where it says too much alone; nothing for most meanings. */
export function asideText(meaning: string, scale: Scale, language: Language): string | undefined {
  const aside = bandOf(meaning, scale)?.aside;
  return aside === undefined ? undefined : sayText(aside, language);
}

const bandOf = (meaning: string, scale: Scale) => scale?.bands.find((band) => textOf(band.meaning) === meaning);
