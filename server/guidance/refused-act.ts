import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { sentencesOf } from "#core/shared/sentences.ts";
import { scaleOf } from "../meaning/scale.ts";
import type { Understood } from "../meaning/understanding.ts";
import { placeOfPhrase } from "./word-for-word.ts";

/**
 * How like a way to announce an act a sentence has to be. A needless "please do not drive" does no harm; silence about an act
 * that does harm sounds like consent. Chosen by eye on twenty conversations, and on sentences that deny the act.
 */
const ANNOUNCED = { encoded: 0.5, other: 0.57 } as const;

/** A shorter sentence, such as "And then?", announces nothing. */
const FEWEST_WORDS = 3;
/** A long message announces in its last sentences what is about to be done. */
const MOST_SENTENCES = 3;

/**
 * Returns the entry that says no to what somebody in danger is about to do, such as to make a person vomit; null where
 * nothing of the kind is told. Its phrases tell it surely. Otherwise each sentence is read by itself, because whatever else is told
 * hides the act.
 * @param kind of the danger that the talk is about
 */
export async function refusedAct(
  text: string,
  kind: string,
  language: string,
  afterDanger: readonly GuidanceEntry[],
  understand: (sentence: string, language: string) => Promise<Understood>,
): Promise<GuidanceEntry | null> {
  const refusing = new Map(
    afterDanger.filter(({ refuses, after }) => refuses && after?.includes(kind)).map((entry) => [entry.id, entry]),
  );
  // Of two acts, what comes last is about to be done.
  const [named] = [...refusing.values()]
    .map((entry) => ({ entry, place: placeOfPhrase(text, entry.phrases ?? []) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => other.place - one.place);
  if (named) return named.entry;
  const sentences = sentencesOf(text, language).filter((one) => one.split(/\s+/).length >= FEWEST_WORDS);
  const meant = await Promise.all(
    sentences.slice(-MOST_SENTENCES).map(async (one) => (await understand(one, language)).afterDanger),
  );
  const [best] = meant
    .flatMap((nearest) => nearest.filter(({ id }) => refusing.has(id)))
    .toSorted((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= ANNOUNCED[scaleOf(language)] ? (refusing.get(best.id) ?? null) : null;
}
