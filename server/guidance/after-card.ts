import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Safety } from "#core/content-model/safety.ts";
import type { Content } from "../content/content.ts";
import { scaleOf } from "../meaning/scale.ts";
import type { Certainty, Understood } from "../meaning/understanding.ts";

/** Signs of danger in what somebody wrote. Where they are plain, nothing else is answered. */
export type Concern = { readonly kind: string; readonly message: string; readonly certainty: Certainty };

/**
 * How like what was written an entry for this moment has to be, and any other entry. After a card most lines are about
 * what raised it, so an answer about something else has to be meant clearly: "it won't take long" asks for nothing.
 * Those for entries of this moment were chosen by eye on twenty conversations. The others were chosen so too, and then
 * raised with `RELATED` of `find-entry.ts` when the words of whole entries came to count.
 */
const LIKE_ENOUGH = { after: 0.36, afterPlain: 0.45, ordinary: { encoded: 0.54, other: 0.6 } } as const;

/** What remains of the likeness of an entry about somebody else where a line is about the one who writes it. */
const OF_SELF = 0.7;

/** The kinds of concern, the gravest first, and whether minutes count in them. */
type Kinds = readonly Pick<Safety["concerns"][number], "kind" | "isUrgent">[];

const isUrgent = (kinds: Kinds, kind: string): boolean => kinds.some((one) => one.kind === kind && one.isUrgent);

/**
 * Returns the entry that answers what is written after a safety card of a kind; null where none does. A plain sign of
 * danger has its card, unless an entry answers just that: "The gun is right here".
 * @param isOfSelf whether it is about the one who writes it
 */
export function entryAfterCard(
  { afterDanger }: Pick<Content, "afterDanger">,
  kind: string,
  { afterDanger: nearest, concern, certainty }: Understood,
  isOfSelf: boolean,
): GuidanceEntry | null {
  const isPlain = concern !== null && certainty === "plain";
  const fitting = afterDanger.filter(({ after = [] }) => after.includes(kind));
  const [best] = nearest
    .flatMap(({ id, likeness }) => {
      const entry = fitting.find((one) => one.id === id);
      return entry ? [{ entry, likeness: isOfSelf && entry.about ? OF_SELF * likeness : likeness }] : [];
    })
    .toSorted((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= LIKE_ENOUGH[isPlain ? "afterPlain" : "after"] ? best.entry : null;
}

/** Returns whether what was written after a card clearly asks for an entry that has nothing to do with it. */
export const asksForOther = ({ nearest: [first] }: Understood, kind: string, kinds: Kinds, language: string): boolean =>
  !isUrgent(kinds, kind) && (first?.likeness ?? 0) >= LIKE_ENOUGH.ordinary[scaleOf(language)];

/**
 * Returns the concern that a message raises after a card of a kind, as its meaning tells. Another concern that is not
 * urgent is heard only where it is plain. What has an answer of its own needs no card, unless it is plainly about a graver
 * concern: "They will put me in a home" goes on with what was said.
 */
export function concernAfterCard(
  concern: Concern | null,
  kind: string,
  hasAnswer: boolean,
  kinds: Kinds,
): Concern | null {
  if (concern === null) return null;
  const isOther = concern.kind !== kind;
  const isPlain = concern.certainty === "plain";
  const countsMinutes = isUrgent(kinds, concern.kind);
  if (isOther && !isPlain && !countsMinutes) return null;
  const placeOf = (one: string) => kinds.findIndex((other) => other.kind === one);
  const isGraver = countsMinutes || placeOf(concern.kind) < placeOf(kind);
  return hasAnswer && !(isOther && isPlain && isGraver) ? null : concern;
}
