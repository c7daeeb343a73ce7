import type { Band } from "#core/content-model/rule-result.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Notation } from "./notation.ts";

type Scale = { readonly bands: readonly Pick<Band, "meaning" | "aside">[] } | undefined;

/**
 * Returns the meaning of a record in a language, found among the bands of its scale. An unknown meaning is kept as it
 * is.
 */
export function meaningText(meaning: string, scale: Scale, { code }: Notation): string {
  return textOf(bandOf(meaning, scale)?.meaning ?? meaning, code);
}

/** Returns what stands beside the meaning of a record where it says too much alone; nothing for most meanings. */
export function asideText(meaning: string, scale: Scale, { code }: Notation): string | undefined {
  const aside = bandOf(meaning, scale)?.aside;
  return aside === undefined ? undefined : textOf(aside, code);
}

const bandOf = (meaning: string, scale: Scale) => scale?.bands.find((band) => textOf(band.meaning) === meaning);
