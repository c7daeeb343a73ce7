import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Content } from "../content/content.ts";
import { scaleOf } from "../meaning/scale.ts";
import type { Certainty, Understood } from "../meaning/understanding.ts";

/** Signs of danger in what somebody wrote. Where they are plain, nothing else is answered. */
export type Concern = { readonly kind: string; readonly message: string; readonly certainty: Certainty };

/**
 * How like what was written an entry for this moment has to be, and any other entry. After a card most lines are about
 * what raised it, so an answer about something else has to be meant clearly: "it won't take long" asks for nothing.
 * Chosen by eye on twenty conversations.
 */
const LIKE_ENOUGH = { after: 0.36, afterPlain: 0.45, ordinary: { encoded: 0.54, other: 0.6 } } as const;

/** The kind in which minutes count: it is always heard, and nothing is answered after it but what to do. */
const MINUTES_COUNT = "emergency";

/**
 * Returns the entry that answers what is written after a safety card of a kind; null where none does. A plain sign of
 * danger has its card, unless an entry answers just that: "The gun is right here".
 */
export function entryAfterCard(
  { afterDanger }: Pick<Content, "afterDanger">,
  kind: string,
  { afterDanger: nearest, concern, certainty }: Understood,
): GuidanceEntry | null {
  const isPlain = concern !== null && certainty === "plain";
  const fitting = afterDanger.filter(({ after = [] }) => after.includes(kind));
  const likeEnough = nearest.filter(({ likeness }) => likeness >= LIKE_ENOUGH[isPlain ? "afterPlain" : "after"]);
  for (const { id } of likeEnough) {
    const entry = fitting.find((one) => one.id === id);
    if (entry) return entry;
  }
  return null;
}

/** Returns whether what was written after a card clearly asks for an entry that has nothing to do with it. */
export const asksForOther = ({ nearest: [first] }: Understood, kind: string, language: string): boolean =>
  kind !== MINUTES_COUNT && (first?.likeness ?? 0) >= LIKE_ENOUGH.ordinary[scaleOf(language)];

/**
 * Returns the concern that a message raises after a card of a kind, as its meaning tells. Another danger but an emergency
 * is heard only where it is plain. What has an answer of its own needs no card, unless it is plainly about a graver one:
 * "They will put me in a home" goes on with what was said.
 * @param severity kinds of concern, the gravest first
 */
export function concernAfterCard(
  concern: Concern | null,
  kind: string,
  hasAnswer: boolean,
  severity: readonly string[],
): Concern | null {
  if (concern === null) return null;
  const isOther = concern.kind !== kind;
  const isPlain = concern.certainty === "plain";
  const countsMinutes = concern.kind === MINUTES_COUNT;
  if (isOther && !isPlain && !countsMinutes) return null;
  const isGraver = countsMinutes || severity.indexOf(concern.kind) < severity.indexOf(kind);
  return hasAnswer && !(isOther && isPlain && isGraver) ? null : concern;
}
