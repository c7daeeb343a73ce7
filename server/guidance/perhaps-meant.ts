import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Site } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { textOf } from "#core/shared/text-of.ts";
import { joined } from "./joined.ts";

/**
 * Tells the entries that a question may mean, each below its own question, for the reader to judge which one fits.
 * Returns an empty text where there is none.
 * @param tell returns what an entry says, and its sources
 */
export function perhapsMeant(
  likely: readonly GuidanceEntry[],
  { perhaps, orPerhaps }: Site["guide"],
  language: string,
  tell: (entry: GuidanceEntry) => string,
): string {
  const [first, second] = likely;
  if (!first || !perhaps) return "";
  const of = (words: typeof perhaps, entry: GuidanceEntry): string =>
    joined(fillIn(textOf(words, language), { question: textOf(entry.title, language) }), tell(entry));
  return joined(of(perhaps, first), second && orPerhaps ? of(orPerhaps, second) : null);
}
