import type { KnownMessage } from "#core/content-model/safety.ts";
import type { Embedder } from "./embedder.ts";
import { keptModel } from "./kept-model.ts";
import { wordTexts } from "./likeness.ts";
import type { Group, Manner, MessageModel } from "./message-model.ts";
import { partsOf } from "./message-parts.ts";
import { type Askable, type Asked, createQuestionFinder, type Nearest } from "./question-finder.ts";
import { type Reading, readingsOf } from "./readings.ts";
import { scaleOf } from "./scale.ts";
import { removeUnwanted } from "./vector-cache.ts";

/** What there is to understand messages by. */
export type Lessons = {
  readonly messages: readonly KnownMessage[];
  /** Kinds of danger, the gravest first. */
  readonly concerns: readonly string[];
  /** Kinds that a doctor or pharmacist should decide. */
  readonly referrals: readonly string[];
  readonly askables: readonly Askable[];
};

/** `plain`: danger and nothing else. `likely`: it may mean something else. `unsure`: it likely does. */
export type Certainty = "plain" | "likely" | "unsure";

/** What a message means, as far as it is like what is known. */
export type Understood = {
  /** The kind of danger it hints at. */
  readonly concern: string | null;
  /** The same, also where the hint is so faint that it counts only while somebody is known to be in danger. */
  readonly faintConcern: string | null;
  /** How sure that is. */
  readonly certainty: Certainty;
  /** How like known messages of each kind of danger it is, and unlike all others: mostly from -1 to 1. */
  readonly scores: Readonly<Record<string, number>>;
  /** The kind of what a doctor or pharmacist should decide. */
  readonly referral: string | null;
  readonly nearest: Nearest;
  /** What of that which is asked for only after a safety card it asks for. */
  readonly afterDanger: Nearest;
  /** Whether it could not be told in time what it means. */
  readonly isLate?: true;
};

/** What no process looked at. */
export const NOTHING_UNDERSTOOD: Understood = {
  concern: null,
  faintConcern: null,
  certainty: "unsure",
  scores: {},
  referral: null,
  nearest: [],
  afterDanger: [],
};

/** What was not understood in time: it may hint at danger, and nobody noticed. */
export const UNDERSTOOD_TOO_LATE: Understood = { ...NOTHING_UNDERSTOOD, isLate: true };

/**
 * The scores from which a message raises a card or a referral, and from which it likely or plainly means danger: known
 * messages have 1 or -1. A needless line costs little; a missed one may cost a life. Hints at the gravest
 * concern are the faintest. Those of a concern were chosen in sight of the kept-out messages of `tests/guide-cases`, and held
 * against a set that was written after them.
 */
const BORDERS = {
  gravest: { encoded: -0.4, other: -0.3 },
  concern: { encoded: -0.3, other: -0.25 },
  faint: { encoded: -0.5, other: -0.4 },
  referral: { encoded: -0.58, other: -0.5 },
  likely: 0,
  plain: 0.25,
} as const;

/**
 * What the score of the likeliest kind counts beside that of danger of any kind. A harmless story is often a little like
 * messages of several kinds, and a danger is like those of one: with the score of any kind alone, the same dangers are
 * understood with a third more needless lines in English and twice as many in Spanish.
 */
const SHARE_OF_KIND = 0.7;

/**
 * What the part that is most like danger counts beside the whole of a message that is read in parts, and what is added to the
 * mean, since a story that tells danger in passing is less like known messages. Where the part alone counted, one sentence of
 * a harmless story raised a card: in 53 of 206 everyday questions of more than 30 words, now in 23, at the same dangers.
 * Chosen on long messages of `tests/guide-cases` and further sets: 633 dangers, 192 other messages and the 206 questions.
 */
const SHARE_OF_PART = 0.5;
const ADDED_WHERE_READ_IN_PARTS = 0.1;
/**
 * How much above its border a part by itself is heard all the same, with a line alone: danger below two unrelated stories has
 * little to do with the whole. Of 220 such 207 are heard, 197 without; of 286 long harmless messages 11 more have a line.
 */
const MORE_OF_A_PART_ALONE = 0.15;

/** The score of a message that is like nothing known. */
export const SCORE_OF_THE_UNKNOWN = -0.6;

/*
 * These were chosen by four-fold cross-validation on messages that are part of the content, split by situation, and
 * not on those by which the result is judged.
 */
const MANNER: Manner = {
  shareOfMeaning: 0.6,
  distrust: 0.2,
  wanted: [1, -1],
  ofTheUnknown: SCORE_OF_THE_UNKNOWN,
  leastTexts: 2,
};

/** How like known messages a text is: those of any concern, of any referral, and of each kind of both. */
type Likeness = {
  readonly concern: number;
  readonly referral: number;
  readonly concerns: readonly number[];
  readonly referrals: readonly number[];
};

type OfLanguage = {
  readonly readings: readonly Reading[];
  /** @param vectors of the text, one a reading */
  readonly likeness: ((text: string, vectors: readonly Float32Array[]) => Likeness) | null;
  readonly find: (text: string, vector: Float32Array | null) => Asked;
};

export type Understanding = {
  understand(text: string, language: string): Promise<Understood>;
};

/**
 * Learns from the lessons. What takes long is kept on disk, so that only a first start and an edit take it.
 * @param embedder null where there is none: then words alone are compared
 */
export async function createUnderstanding(lessons: Lessons, embedder: Embedder | null): Promise<Understanding> {
  const languages = [...new Set([...lessons.messages, ...lessons.askables].map(({ language }) => language))];
  const learned = new Map<string, OfLanguage>();
  for (const language of languages) {
    const readings = embedder ? await readingsOf(language, embedder) : [];
    const likeness = await likenessIn(language, lessons, readings);
    learned.set(language, {
      readings,
      likeness,
      find: await createQuestionFinder(language, lessons.askables, embedder),
    });
  }
  await removeUnwanted();
  return {
    async understand(text, language) {
      const known = learned.get(language);
      if (!known) return NOTHING_UNDERSTOOD;
      const parts = partsOf(text);
      const read: Float32Array[][] = [];
      for (const reading of known.readings) read.push(await reading.embed(parts.map((part) => part.toLowerCase())));
      const vectorsOfPart = (index: number) => read.flatMap((vectors) => vectors[index] ?? []);
      const [whole, ...ofParts] = parts.flatMap((part, index) => known.likeness?.(part, vectorsOfPart(index)) ?? []);
      const judged = whole ? judge(whole, ofParts, lessons, scaleOf(language)) : NOTHING_UNDERSTOOD;
      return { ...judged, ...known.find(text, read[0]?.[0] ?? null) };
    },
  };
}

/** Learns to tell what messages of a language are like; null where there are none to learn from. */
async function likenessIn(
  language: string,
  { messages, concerns, referrals }: Lessons,
  readings: readonly Reading[],
): Promise<OfLanguage["likeness"]> {
  const own = messages.filter((message) => message.language === language);
  if (own.length === 0) return null;
  const texts = own.map(({ text }) => text.toLowerCase());
  const groups: Group[] = [concerns, referrals, ...[...concerns, ...referrals].map((kind) => [kind])];
  const models: MessageModel[] = [];
  const worded = wordTexts(texts, MANNER);
  // One model a reading, since together they understand more than one that has both.
  for (const reading of readings.length > 0 ? readings : [null]) {
    const vectors = await reading?.learn(texts);
    const known = own.map(({ kind }, at) => ({ text: texts[at] ?? "", kind, vector: vectors?.[at] ?? null }));
    models.push(await keptModel(known, worded, groups, MANNER, reading?.name ?? "words"));
  }
  const { alike } = worded;
  return (text, vectors) => {
    const inWording = alike(text.toLowerCase());
    const scores = models.map((model, at) => model.scores(inWording, vectors[at] ?? null));
    const [concern = -1, referral = -1, ...kinds] = groups.map(
      (_, group) => scores.reduce((sum, ofModel) => sum + (ofModel[group] ?? -1), 0) / models.length,
    );
    return { concern, referral, concerns: kinds.slice(0, concerns.length), referrals: kinds.slice(concerns.length) };
  };
}

/** Returns how like danger a message is as a whole and in its parts. For a referral, any part counts by itself. */
function withParts(whole: Likeness, parts: readonly Likeness[]): Likeness {
  if (parts.length === 0) return whole;
  const both = (of: (one: Likeness) => number) =>
    (1 - SHARE_OF_PART) * of(whole) + SHARE_OF_PART * Math.max(...parts.map(of)) + ADDED_WHERE_READ_IN_PARTS;
  const all = [whole, ...parts];
  const { referral, referrals } = all.reduce((one, other) => (other.referral > one.referral ? other : one));
  return {
    concern: both(({ concern }) => concern),
    concerns: whole.concerns.map((_, place) => both(({ concerns }) => concerns[place] ?? -1)),
    referral,
    referrals,
  };
}

type Scale = ReturnType<typeof scaleOf>;

/** Returns the likeliest kind of danger, how like it a text is, and from where on that counts. */
function weigh(likeness: Likeness, concerns: readonly string[], scale: Scale) {
  const kind = likeliest(concerns, likeness.concerns);
  const score = SHARE_OF_KIND * Math.max(...likeness.concerns) + (1 - SHARE_OF_KIND) * likeness.concern;
  return { kind, score, border: BORDERS[kind === concerns[0] ? "gravest" : "concern"][scale] };
}

function judge(
  whole: Likeness,
  parts: readonly Likeness[],
  { concerns, referrals }: Lessons,
  scale: Scale,
): Omit<Understood, keyof Asked> {
  const likeness = withParts(whole, parts);
  const { kind, score, border } = weigh(likeness, concerns, scale);
  const [alone = null] = parts
    .map((part) => weigh(part, concerns, scale))
    .filter((part) => part.score > part.border + MORE_OF_A_PART_ALONE)
    .toSorted((one, other) => other.score - one.score)
    .map((part) => part.kind);
  const meant = score > border ? kind : null;
  // Where the whole only hints at danger, a part that is surely one tells which.
  const concern = score > BORDERS.likely ? meant : (alone ?? meant);
  return {
    concern,
    faintConcern: concern ?? (score > BORDERS.faint[scale] ? kind : null),
    certainty: score > BORDERS.plain ? "plain" : score > BORDERS.likely ? "likely" : "unsure",
    scores: Object.fromEntries(concerns.map((one, place) => [one, likeness.concerns[place] ?? -1])),
    referral: likeness.referral > BORDERS.referral[scale] ? likeliest(referrals, likeness.referrals) : null,
  };
}

function likeliest(kinds: readonly string[], scores: readonly number[]): string | null {
  return kinds[scores.indexOf(Math.max(...scores))] ?? null;
}
