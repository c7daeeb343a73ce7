import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { CheckedPoint } from "#core/reply-guard/check-reply.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Meaning } from "../../meaning/meaning.ts";

/** A sentence of a model stands for the sentence of the entry that is most like it, if it is at least this like it. */
const LEAST_ALIKE = 0.5;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");

/**
 * Returns the points of a model in the guide's own words: each sentence is replaced by the one of the named entry that
 * is nearest to it in meaning, after the entry's warning. The model chooses; it writes nothing that is shown. No measure
 * of likeness tells "hold a cane on your weaker side" from "on your stronger side", so none decides what is true.
 * @returns no points where meaning cannot be compared
 */
export async function inOwnWords(
  points: readonly CheckedPoint[],
  entries: readonly GuidanceEntry[],
  meaning: Meaning,
): Promise<CheckedPoint[]> {
  const chosen = new Map<GuidanceEntry, Set<string>>();
  for (const { text, entryId } of points) {
    const entry = entries.find(({ id }) => id === entryId);
    if (!entry) continue;
    const own = sentencesOf(textOf(entry.text));
    const likeness = await meaning.compare(sentencesOf(text), own);
    const meant = (likeness ?? []).flatMap((row) => {
      const most = Math.max(...row);
      return most >= LEAST_ALIKE ? (own[row.indexOf(most)] ?? []) : [];
    });
    const known = chosen.get(entry) ?? new Set();
    if (meant.length > 0) chosen.set(entry, new Set([...known, ...meant]));
  }
  return [...chosen].map(([entry, meant]) => {
    const said = sentencesOf(textOf(entry.text)).filter((sentence) => meant.has(sentence));
    const warning = entry.warning ? [textOf(entry.warning)] : [];
    return { text: [...warning, ...said].join(" "), entryId: entry.id };
  });
}
