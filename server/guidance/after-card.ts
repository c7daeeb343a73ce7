import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Safety } from "#core/content-model/safety.ts";
import type { Content } from "../content/content.ts";
import { scaleOf } from "../meaning/scale.ts";
import type { Certainty, Understood } from "../meaning/understanding.ts";
import type { whomItIsAbout } from "./whom-it-is-about.ts";

/** Signs of danger in what somebody wrote. Where they are plain, nothing else is answered. */
export type Concern = { readonly kind: string; readonly message: string; readonly certainty: Certainty };

/**
 * How like what was written an entry for this moment has to be, together with how far it is before the next one: a wrong answer
 * in such a moment is worse than the sentence that comes back to the card. More where the line is a plain sign of danger, and
 * where the entry says what to do in one situation: sugar for a heart attack does harm. Chosen by eye on the lines of 64
 * conversations.
 */
const SURE = { plainly: { encoded: 0.47, other: 0.53 }, else: { encoded: 0.4, other: 0.46 } } as const;

/**
 * How like any other entry has to be. After a card most lines are about what raised it, so an answer about something else
 * has to be meant clearly: "it won't take long" asks for nothing. Chosen by eye on twenty conversations, and raised with
 * `RELATED` of `find-entry.ts` when the words of whole entries came to count.
 */
const CLEARLY_OTHER = { encoded: 0.54, other: 0.6 } as const;

/** What remains of the likeness of an entry that speaks to the one in danger where a line is about another, and the reverse. */
const TO_THE_OTHER = 0.8;

/**
 * How like what raised a card an entry has to be that is said with it. Of every eighth known message, 26 of 26 in English and 15 of
 * 16 in Spanish that are so like one tell of just that, judged by eye.
 */
const SAID_AT_ONCE = { encoded: 0.5, other: 0.55 } as const;

/**
 * By how much the score of another kind has to be above that of the card's own kind: what is said after a card is mostly
 * the same talk, in words that would mean something else by themselves. Chosen by eye on forty conversations.
 */
const LEAD_OF_ANOTHER_KIND = 0.4;

/**
 * The score and the lead from which another kind has its card after one of an emergency, which is raised in vain more often
 * than others: "I still have all her pills" is no accident. Chosen by eye on 64 conversations.
 */
const TAKES_OVER = { score: 0.25, lead: 0.9 } as const;

/** How many answers are offered where none is sure, and how like what was written each has to be. */
const MOST_OFFERED = 3;
const WORTH_OFFERING = 0.3;

/** The kinds of concern, the gravest first, and whether minutes count in them. */
type Kinds = readonly Pick<Safety["concerns"][number], "kind" | "isUrgent">[];
type Whom = ReturnType<typeof whomItIsAbout>;
type Entries = Pick<Content, "afterDanger">;

const isUrgent = (kinds: Kinds, kind: string): boolean => kinds.some((one) => one.kind === kind && one.isUrgent);

/** Returns the entries for what is written after a card of a kind, the likeliest first. */
function rankedAfterCard({ afterDanger }: Entries, kind: string, { afterDanger: nearest }: Understood, whom: Whom) {
  const fitting = new Map(afterDanger.filter(({ after = [] }) => after.includes(kind)).map((one) => [one.id, one]));
  return nearest
    .flatMap(({ id, likeness }) => {
      const entry = fitting.get(id);
      const isToTheOther = whom !== null && entry?.about !== undefined && entry.about !== whom;
      return entry ? [{ entry, likeness: isToTheOther ? TO_THE_OTHER * likeness : likeness }] : [];
    })
    .toSorted((one, other) => other.likeness - one.likeness);
}

/**
 * Returns the entry that answers what is written after a safety card of a kind; null where none does. A plain sign of
 * danger has its card, unless an entry answers just that: "The gun is right here".
 * @param whom it is about, as far as that is known
 */
export function entryAfterCard(
  content: Entries,
  kind: string,
  understood: Understood,
  whom: Whom,
  language: string,
): GuidanceEntry | null {
  const isPlain = understood.concern !== null && understood.certainty === "plain";
  const [best, next] = rankedAfterCard(content, kind, understood, whom);
  if (!best) return null;
  const lead = best.likeness - (next?.likeness ?? best.likeness);
  const border = SURE[isPlain || best.entry.atOnce ? "plainly" : "else"][scaleOf(language)];
  return best.likeness + lead >= border ? best.entry : null;
}

/** Returns the entries that are offered after a safety card of a kind where none is sure to be meant. */
export const offeredAfterCard = (content: Entries, kind: string, understood: Understood, whom: Whom): GuidanceEntry[] =>
  rankedAfterCard(content, kind, understood, whom)
    .filter(({ likeness }) => likeness >= WORTH_OFFERING)
    .slice(0, MOST_OFFERED)
    .map(({ entry }) => entry);

/** Returns the entry that is said with the card which a message raises: what to do right now. Null where none is. */
export function saidAtOnce(content: Entries, kind: string, understood: Understood, whom: Whom, language: string) {
  const atOnce = { afterDanger: content.afterDanger.filter(({ atOnce }) => atOnce) };
  const [best] = rankedAfterCard(atOnce, kind, understood, whom);
  return best && best.likeness >= SAID_AT_ONCE[scaleOf(language)] ? best.entry : null;
}

/** Returns whether what was written after a card clearly asks for an entry that has nothing to do with it. */
export const asksForOther = ({ nearest: [first] }: Understood, kind: string, kinds: Kinds, language: string): boolean =>
  !isUrgent(kinds, kind) && (first?.likeness ?? 0) >= CLEARLY_OTHER[scaleOf(language)];

/**
 * Returns the concern that a message raises after a card of a kind, as its meaning tells. The same one has its card again
 * where no entry answers. Another one has its card where minutes count, and is only hinted at otherwise, beside what is
 * answered: what is said after a card is mostly the same talk, and who has just been told whom to call should not be sent
 * elsewhere by a likeness. After the card of an emergency one that is far clearer has its card too. A phrase of danger always
 * has its card.
 */
export function concernAfterCard(
  concern: Concern | null,
  kind: string,
  hasAnswer: boolean,
  kinds: Kinds,
  { scores }: Understood,
): Concern | null {
  if (concern === null) return null;
  if (concern.kind === kind) return hasAnswer ? null : concern;
  const score = scores[concern.kind] ?? 0;
  const lead = score - (scores[kind] ?? 0);
  if (concern.certainty === "unsure" || lead < LEAD_OF_ANOTHER_KIND) return null;
  const takesOver = isUrgent(kinds, kind) && score >= TAKES_OVER.score && lead >= TAKES_OVER.lead;
  if (takesOver || isUrgent(kinds, concern.kind)) return concern;
  return concern.certainty === "plain" ? { ...concern, certainty: "unsure" } : null;
}
