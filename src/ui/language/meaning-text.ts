import type { PublicScale } from "#core/api/public-scale.ts";
import { textOf } from "#core/shared/text-of.ts";
import { sayText } from "./use-text.ts";

/** The meaning of a record in the language in use, found among the bands of its scale; an unknown one stays. */
export function meaningText(meaning: string, scale: Pick<PublicScale, "bands"> | undefined): string {
  return sayText(scale?.bands.find((band) => textOf(band.meaning) === meaning)?.meaning ?? meaning);
}
