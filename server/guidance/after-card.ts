import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Safety } from "#core/content-model/safety.ts";
import type { SafetyWord } from "#core/shared/safety/detect-concern.ts";
import type { Content } from "../content/content.ts";
import type { Nearest } from "../meaning/question-finder.ts";
import { scaleOf } from "../meaning/scale.ts";
import type { Certainty, Understood } from "../meaning/understanding.ts";
import { type DangerTalk, kindOfTalk, type Line, weightOfKinds, whomOfTalk } from "./danger-talk.ts";
import { holdsWayToAsk } from "./word-for-word.ts";

/** Signs of danger in what somebody wrote. Where they are plain, nothing else is answered. */
export type Concern = SafetyWord & {
  readonly certainty: Certainty;
  /** A line about another danger that is as likely. */
  readonly beside?: SafetyWord;
};

/**
 * How like what was written an entry for this moment has to be, together with how far it is before the next one: a wrong answer
 * in such a moment is worse than the sentence that comes back to the card. More where the entry is for another danger than that
 * of the card, which names other numbers. Chosen on 64 talks in which a reader named the entries that fit each line, and on
 * 299 lines after a card whose likeliest entries another one judged: of 207 that announce an act 124 get a right entry and
 * 10 a wrong one, where more was asked of a plain sign of danger and of first aid 86 and 5; of 92 look-alikes 12 and 9.
 */
const SURE = { ofAnother: { encoded: 0.5, other: 0.57 }, else: { encoded: 0.4, other: 0.47 } } as const;

/**
 * How like any other entry has to be. After a card most lines are about what raised it, so an answer about something else
 * has to be meant clearly: "it won't take long" asks for nothing, and "so thirsty" may be a sign of what raised the card. Chosen
 * by eye on forty conversations. In Spanish what is only worded alike comes up to 0.85: "nobody picks up" is no robocall.
 */
const CLEARLY_OTHER = { encoded: 0.65, other: 0.86 } as const;

/**
 * What remains of the likeness of an entry that speaks to the one in danger where a talk is about another, and the reverse:
 * less where the talk tells it surely.
 */
const TO_THE_OTHER = { likely: 0.9, surely: 0.8 } as const;

/**
 * What remains of the likeness of an entry for a kind of danger that a talk is not about at all, and what the likeness to the
 * lines before counts: "what do I do until they come" is about what was told. Both chosen on the same 64 talks.
 */
const OF_ANOTHER_KIND = 0.6;
const SHARE_OF_BEFORE = 0.1;
/** How like a line at least is to an entry that it asks for word for word, whatever else it tells. */
const WORD_FOR_WORD = 0.75;
/** How many lines before one still tell what it is about. */
const LINES_BEFORE = 3;

/**
 * How like what raised a card an entry has to be that is said with it. Of every eighth known message, 26 of 26 in English and 15 of
 * 16 in Spanish that are so like one tell of just that, judged by eye.
 */
const SAID_AT_ONCE = { encoded: 0.5, other: 0.55 } as const;

/**
 * How like one of these what raised a card has to be for other words. Of 30 kept-out messages about swindlers 25 have theirs,
 * and of 265 about harm by others 3 have them, 2 of which tell of a swindler too.
 */
const ALIKE_FOR_WORDS = { encoded: 0.33, other: 0.38 } as const;
/** How far it has to be before the next one that they are not for. */
const LEAD_FOR_WORDS = 0.02;

/**
 * Below which score a line after a card is surely harmless, and up to which one the danger of a card is hardly likely. Of 163
 * hints at a wish to die in English, of several sets, 12 have a card with such a score, and of 90 at harm by others in two
 * sets 35. What may be a wish to die is doubted least.
 */
const HARMLESS_BELOW = -0.6;
const HARDLY_LIKELY = { gravest: 0.1, other: 0.25 } as const;

/**
 * By how much the score of another kind has to be above that of the card's own kind: what is said after a card is mostly
 * the same talk, in words that would mean something else by themselves. Chosen by eye on forty conversations.
 */
const LEAD_OF_ANOTHER_KIND = 0.4;

/**
 * How much of a talk has to be about another kind for one line to be said of it, next to what is about the card's own.
 * With no such border, 80 talks had 26 more lines, 18 of them in vain, judged by eye.
 */
const SHARE_TO_HINT = 0.65;

/** How many answers are offered where none is sure, and how like what was written each has to be. */
const MOST_OFFERED = 3;
const WORTH_OFFERING = 0.3;

/** The kinds of concern, the gravest first, and whether minutes count in them. */
type Kinds = readonly Pick<Safety["concerns"][number], "kind" | "isUrgent">[];
type Entries = Pick<Content, "afterDanger" | "site">;

/** Returns whether minutes count in a kind of danger. */
export const isUrgent = (kinds: Kinds, kind: string): boolean => kinds.some((one) => one.kind === kind && one.isUrgent);

/** Returns whether advice on something else would calm where somebody may be dying, or help with a farewell. */
export const leadsAway = (kinds: Kinds, kind: string): boolean => kind === kinds[0]?.kind || isUrgent(kinds, kind);

/**
 * Returns whether a card was most likely shown in vain: the line that raised it is hardly like its danger, no other one is, and
 * the last is like none at all. Where minutes count that is never taken for granted.
 */
export function isInVain({ kind, earlier, last }: DangerTalk, kinds: Kinds): boolean {
  const { faintConcern, scores } = last.understood;
  // What could not be understood is not harmless.
  const isHarmless = faintConcern === null && kinds.every((one) => (scores[one.kind] ?? 0) < HARMLESS_BELOW);
  const border = kind === kinds[0]?.kind ? HARDLY_LIKELY.gravest : HARDLY_LIKELY.other;
  const isHardly = [...earlier, last].every(
    ({ phrased, understood }) => phrased === null && (understood.scores[kind] ?? 1) < border,
  );
  // A card that came of a second hint has no such line: who hints twice most likely means it.
  const isRaised = earlier.some(({ understood }) => understood.concern === kind && understood.certainty !== "unsure");
  return isRaised && !isUrgent(kinds, kind) && isHarmless && isHardly;
}

/** Returns the entries for what is written after a safety card, the likeliest first. */
function rankedInTalk({ afterDanger, site }: Entries, talk: DangerTalk) {
  const { earlier, last } = talk;
  const { whom, isSure } = whomOfTalk(talk);
  const weights = weightOfKinds(
    talk,
    site.safety.concerns.map(({ kind }) => kind),
  );
  const most = Math.max(...Object.values(weights)) || 1;
  const recent = earlier.slice(-LINES_BEFORE);
  const before = new Map<string, number>();
  for (const { understood } of recent)
    for (const { id, likeness } of understood.afterDanger)
      before.set(id, (before.get(id) ?? 0) + likeness / recent.length);
  const entries = new Map(afterDanger.map((entry) => [entry.id, entry]));
  return last.understood.afterDanger
    .flatMap(({ id, likeness }) => {
      const entry = entries.get(id);
      if (!entry) return [];
      const ofKind = Math.max(...(entry.after ?? []).map((kind) => weights[kind] ?? 0)) / most;
      const isToTheOther = whom !== null && entry.about !== undefined && entry.about !== whom;
      const fit =
        (OF_ANOTHER_KIND + (1 - OF_ANOTHER_KIND) * ofKind) *
        (isToTheOther ? TO_THE_OTHER[isSure ? "surely" : "likely"] : 1);
      const isHeld = entry.after?.includes(talk.kind) && holdsWayToAsk(last.text, entry, last.language);
      const its = isHeld ? Math.max(likeness, WORD_FOR_WORD) : likeness;
      return [{ entry, likeness: fit * (its + SHARE_OF_BEFORE * (before.get(id) ?? 0)) }];
    })
    .toSorted((one, other) => other.likeness - one.likeness);
}

/**
 * Returns the entry that answers what is written after a safety card; null where none does. A plain sign of danger has its
 * card, unless an entry answers it: "The gun is right here".
 */
export function entryAfterCard(content: Entries, talk: DangerTalk, language: string): GuidanceEntry | null {
  const [best, ...others] = rankedInTalk(content, talk);
  if (!best) return null;
  // Thanks mean the same after each card, so what answers them for another danger is no rival.
  const next = others.find(({ entry }) => entry.after?.some((kind) => best.entry.after?.includes(kind)));
  const lead = best.likeness - (next?.likeness ?? best.likeness);
  const isOfAnother = !best.entry.after?.includes(talk.kind);
  const border = SURE[isOfAnother ? "ofAnother" : "else"][scaleOf(language)];
  return best.likeness + lead >= border ? best.entry : null;
}

/** Returns the entries that are offered after a safety card where none is sure to be meant. */
export const offeredAfterCard = (content: Entries, talk: DangerTalk): GuidanceEntry[] =>
  rankedInTalk(content, talk)
    .filter(({ likeness }) => likeness >= WORTH_OFFERING)
    .slice(0, MOST_OFFERED)
    .map(({ entry }) => entry);

/**
 * Returns the words of a concern: others than its own where what is most asked for with such a card is one of the entries that
 * they are for.
 * @param asked what of that which is asked for after a card a message asks for, the likeliest first
 */
export function wordsOfConcern(
  concern: Safety["concerns"][number],
  { afterDanger }: Pick<Content, "afterDanger">,
  asked: Nearest,
  language: string,
): Pick<Safety["concerns"][number], "message" | "unsure"> {
  const own = new Set(afterDanger.filter(({ after }) => after?.includes(concern.kind)).map(({ id }) => id));
  const [first, ...rest] = asked.filter(({ id }) => own.has(id));
  const other = concern.instead?.find((one) => first && one.for.includes(first.id));
  if (!first || !other || first.likeness < ALIKE_FOR_WORDS[scaleOf(language)]) return concern;
  const next = rest.find(({ id }) => !other.for.includes(id));
  return first.likeness - (next?.likeness ?? 0) >= LEAD_FOR_WORDS ? other : concern;
}

/** Returns the entry that is said with the card which a message raises: what to do right now. Null where none is. */
export function saidAtOnce(content: Entries, kind: string, last: Line, language: string) {
  const afterDanger = content.afterDanger.filter(({ atOnce, after }) => atOnce && after?.includes(kind));
  const [best] = rankedInTalk({ ...content, afterDanger }, { kind, earlier: [], last });
  return best && best.likeness >= SAID_AT_ONCE[scaleOf(language)] ? best.entry : null;
}

/** Returns whether what was written after a card clearly asks for an entry that has nothing to do with it. */
export const asksForOther = ({ nearest: [first] }: Understood, kind: string, kinds: Kinds, language: string): boolean =>
  !isUrgent(kinds, kind) && (first?.likeness ?? 0) >= CLEARLY_OTHER[scaleOf(language)];

/**
 * Returns the concern that a message raises after a safety card. Another kind that the whole talk is far more about has its
 * card, unless a phrase named the first. The same one has it again where no entry answers: for anything new in an emergency,
 * otherwise for more than a faint hint. Another one has its card where minutes count and it leads by far, and is only hinted
 * at otherwise, beside what is answered: what is said after a card is mostly the same talk, and who has just been told whom to
 * call should not be sent elsewhere by a likeness. A phrase of danger has its card always, see `hearing.ts`.
 */
export function concernInTalk(
  talk: DangerTalk,
  concern: Concern | null,
  hasAnswer: boolean,
  kinds: Kinds,
): Pick<Concern, "kind" | "certainty"> | null {
  const { kind, earlier, last } = talk;
  const { scores } = last.understood;
  const weights = weightOfKinds(
    talk,
    kinds.map((one) => one.kind),
  );
  const meant = kindOfTalk(talk, weights);
  // What was named outright is no mistake, and a line that hints at nothing does not bring back an older danger.
  const isNamed = [...earlier, last].some(({ phrased }) => phrased === kind);
  if (meant !== kind && !isNamed && last.understood.concern === meant) return { kind: meant, certainty: "likely" };
  if (concern === null) return null;
  // Who grieves or doubts after a card has heard the alarm. New signs of an illness are new all the same.
  const isNew = concern.certainty !== "unsure" || isUrgent(kinds, kind);
  if (concern.kind === kind) return hasAnswer || !isNew ? null : concern;
  const lead = (scores[concern.kind] ?? 0) - (scores[kind] ?? 0);
  if (isUrgent(kinds, concern.kind)) {
    if (concern.certainty !== "unsure" && lead >= LEAD_OF_ANOTHER_KIND) return concern;
    // After pills or a blow the body may be in danger too, and a line about that costs little.
    return lead > 0 ? { ...concern, certainty: "unsure" } : null;
  }
  if (concern.certainty === "unsure" || lead < LEAD_OF_ANOTHER_KIND) return null;
  const isAlsoOf = (weights[concern.kind] ?? 0) >= SHARE_TO_HINT * (weights[kind] ?? 0);
  return concern.certainty === "plain" && isAlsoOf ? { ...concern, certainty: "unsure" } : null;
}
