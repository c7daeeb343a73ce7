import { textOf } from "#core/content/text-of.ts";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import { sayText } from "./use-text.ts";

/** The meaning of a record in the language in use, found among the bands of its scale; an unknown one stays. */
export function meaningText(meaning: string, scale: Pick<ScaleView, "bands"> | undefined): string {
  return sayText(scale?.bands.find((band) => textOf(band.meaning) === meaning)?.meaning ?? meaning);
}
