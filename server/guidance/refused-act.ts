import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { sentencesOf } from "#core/shared/sentences.ts";
import { wordCount } from "../meaning/message-parts.ts";
import { scaleOf } from "../meaning/scale.ts";
import type { Understood } from "../meaning/understanding.ts";
import type { Line } from "./danger-talk.ts";
import { holdsWayToAsk, placeOfPhrase } from "./word-for-word.ts";

/**
 * How like a way to announce an act a sentence has to be, and how little less than what it is likest to. Chosen by eye on
 * twenty conversations, and on sentences that deny the act.
 */
const ANNOUNCED = { encoded: 0.5, other: 0.57 } as const;
const WITHIN = 0.05;

/** A shorter sentence, such as "And then?", announces nothing. */
const FEWEST_WORDS = 3;
/** A long message announces in its last sentences what is about to be done. */
const MOST_SENTENCES = 3;

/**
 * Returns the entry that says no to what somebody in danger is about to do, such as to make a person vomit; null where
 * nothing of the kind is told. Its phrases tell it, unless the line asks word for word for something else. Otherwise each
 * sentence is read by itself, because whatever else is told hides the act.
 * @param kind of the danger that the talk is about
 */
export async function refusedAct(
  { text, language, whom }: Pick<Line, "text" | "language" | "whom">,
  kind: string,
  afterDanger: readonly GuidanceEntry[],
  understand: (sentence: string, language: string) => Promise<Understood>,
): Promise<GuidanceEntry | null> {
  const ofKind = afterDanger.filter(({ after }) => after?.includes(kind));
  const refusing = new Map(
    ofKind
      .filter(({ refuses, about }) => refuses && (whom === null || about === undefined || about === whom))
      .map((entry) => [entry.id, entry]),
  );
  // Of two acts, what comes last is about to be done.
  const [named] = [...refusing.values()]
    .map((entry) => ({ entry, place: placeOfPhrase(text, entry.phrases ?? []) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => other.place - one.place);
  if (named) return ofKind.some((entry) => !entry.refuses && holdsWayToAsk(text, entry, language)) ? null : named.entry;
  const sentences = sentencesOf(text, language).filter((one) => wordCount(one) >= FEWEST_WORDS);
  const meant = await Promise.all(
    sentences.slice(-MOST_SENTENCES).map(async (one) => (await understand(one, language)).afterDanger),
  );
  const [best] = meant
    .flatMap((nearest) => {
      const border = Math.max(ANNOUNCED[scaleOf(language)], (nearest[0]?.likeness ?? 0) - WITHIN);
      return nearest.filter(({ id, likeness }) => refusing.has(id) && likeness >= border);
    })
    .toSorted((one, other) => other.likeness - one.likeness);
  return best ? (refusing.get(best.id) ?? null) : null;
}
