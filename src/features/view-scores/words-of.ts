import { textOf } from "#core/content/text-of.ts";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import type { Text } from "#core/contracts/text.ts";
import { sayText } from "../../ui/language/use-text.ts";

/** The name of a record's forum in the language in use. The call names it in English; an unknown one stays. */
export function forumText(forum: string, names: readonly Text[]): string {
  return sayText(names.find((name) => textOf(name) === forum) ?? forum);
}

/** The meaning of a record in the language in use, found among the bands of its scale; an unknown one stays. */
export function meaningText(meaning: string, scale: Pick<ScaleView, "bands"> | undefined): string {
  return sayText(scale?.bands.find((band) => textOf(band.meaning) === meaning)?.meaning ?? meaning);
}
