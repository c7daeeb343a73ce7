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
};

export const NOTHING_UNDERSTOOD: Understood = {
  concern: null,
  faintConcern: null,
  certainty: "unsure",
  scores: {},
  referral: null,
  nearest: [],
  afterDanger: [],
};

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

/** The surest first. */
const CERTAINTIES: readonly Certainty[] = ["plain", "likely", "unsure"];

type OfLanguage = {
  readonly readings: readonly Reading[];
  /** @param vectors of the text, one a reading */
  readonly judge: ((text: string, vectors: readonly Float32Array[]) => Omit<Understood, keyof Asked>) | null;
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
    const judge = await judgeIn(language, lessons, readings);
    learned.set(language, { readings, judge, find: await createQuestionFinder(language, lessons.askables, embedder) });
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
      const judged = parts.map((part, index) => known.judge?.(part, vectorsOfPart(index)));
      const concern = judged.map((one) => one?.concern ?? null).find((one) => one !== null) ?? null;
      const faintConcern = judged.map((one) => one?.faintConcern ?? null).find((one) => one !== null) ?? null;
      const referral = judged.map((one) => one?.referral ?? null).find((one) => one !== null) ?? null;
      const certainty = CERTAINTIES.find((one) => judged.some((part) => part?.certainty === one)) ?? "unsure";
      const scores: Record<string, number> = {};
      for (const part of judged)
        for (const [kind, score] of Object.entries(part?.scores ?? {}))
          scores[kind] = Math.max(scores[kind] ?? score, score);
      return { concern, faintConcern, certainty, scores, referral, ...known.find(text, read[0]?.[0] ?? null) };
    },
  };
}

/** Learns to judge messages of a language; null where there are none to learn from. */
async function judgeIn(
  language: string,
  { messages, concerns, referrals }: Lessons,
  readings: readonly Reading[],
): Promise<OfLanguage["judge"]> {
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
  const scale = scaleOf(language);
  return (text, vectors) => {
    const inWording = alike(text.toLowerCase());
    const scores = models.map((model, at) => model.scores(inWording, vectors[at] ?? null));
    const [anyConcern = -1, referral = -1, ...kinds] = groups.map(
      (_, group) => scores.reduce((sum, ofModel) => sum + (ofModel[group] ?? -1), 0) / models.length,
    );
    const ofConcerns = kinds.slice(0, concerns.length);
    const kind = likeliest(concerns, ofConcerns);
    const concern = SHARE_OF_KIND * Math.max(...ofConcerns) + (1 - SHARE_OF_KIND) * anyConcern;
    const border = BORDERS[kind === concerns[0] ? "gravest" : "concern"][scale];
    return {
      concern: concern > border ? kind : null,
      faintConcern: concern > BORDERS.faint[scale] ? kind : null,
      certainty: concern > BORDERS.plain ? "plain" : concern > BORDERS.likely ? "likely" : "unsure",
      scores: Object.fromEntries(concerns.map((kind, place) => [kind, kinds[place] ?? -1])),
      referral: referral > BORDERS.referral[scale] ? likeliest(referrals, kinds.slice(concerns.length)) : null,
    };
  };
}

function likeliest(kinds: readonly string[], scores: readonly number[]): string | null {
  return kinds[scores.indexOf(Math.max(...scores))] ?? null;
}
