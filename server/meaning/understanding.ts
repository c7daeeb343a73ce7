import type { KnownMessage } from "#core/content-model/safety.ts";
import { type Embedder, similarity } from "./embedder.ts";
import {
  type Group,
  type KnownMessage as Known,
  learnWeights,
  type MessageModel,
  messageModel,
} from "./message-model.ts";
import { partsOf } from "./message-parts.ts";
import { digestOf, keepNumbers, readNumbers, vectorsOf } from "./vector-cache.ts";
import { indexWordings, learnWording } from "./wording.ts";

/** Something that can be asked for, and ways in which people ask for it in one language. */
export type Askable = { readonly id: string; readonly language: string; readonly asked: readonly string[] };

/** What there is to understand messages by. */
export type Lessons = {
  readonly messages: readonly KnownMessage[];
  /** Kinds of danger, the gravest first. */
  readonly concerns: readonly string[];
  /** Kinds that a doctor or pharmacist should decide. */
  readonly referrals: readonly string[];
  readonly askables: readonly Askable[];
};

/** What a message means, as far as it is like what is known. */
export type Understood = {
  /** The kind of danger it hints at. */
  readonly concern: string | null;
  /** Whether it hints at that plainly: otherwise it may well mean something else. */
  readonly isPlain: boolean;
  /** The kind of what a doctor or pharmacist should decide. */
  readonly referral: string | null;
  /** What it asks for, the likeliest first; `likeness` is at most 1. */
  readonly nearest: readonly { readonly id: string; readonly likeness: number }[];
};

export const NOTHING_UNDERSTOOD: Understood = { concern: null, isPlain: false, referral: null, nearest: [] };

/**
 * The scores from which a message raises a card or a referral. A needless card costs one line; a missed one may
 * cost a life.
 */
const BORDERS = {
  concern: { encoded: -0.2, other: -0.35 },
  referral: { encoded: -0.48, other: -0.5 },
  plain: 0.3,
} as const;
const MOST_NEAREST = 8;
/** The language of the encoder. Of others it understands little more than names. */
const ENCODED = "en";

/** Returns by which borders likeness is judged in a language: what the encoder does not understand is less alike. */
export const scaleOf = (language: string): "encoded" | "other" => (language === ENCODED ? "encoded" : "other");

/** What of the likeness of a question and a way to ask is meaning; the rest is wording. */
const SHARE_OF_MEANING = { encoded: 0.7, other: 0.25 } as const;
/** Raised when messages are learned from in another way, so that what was kept is no longer used. */
const LEARNING_VERSION = 3;

type OfLanguage = {
  readonly judge: ((text: string, vector: Float32Array | null) => Omit<Understood, "nearest">) | null;
  readonly find: (text: string, vector: Float32Array | null) => Understood["nearest"];
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
    const judge = await judgeIn(language, lessons, embedder);
    learned.set(language, { judge, find: await finderIn(language, lessons, embedder) });
  }
  const embed = async (texts: readonly string[]): Promise<(Float32Array | null)[]> =>
    embedder ? await embedder.embed(texts.map((text) => text.toLowerCase())) : texts.map(() => null);
  return {
    async understand(text, language) {
      const known = learned.get(language);
      if (!known) return NOTHING_UNDERSTOOD;
      const parts = partsOf(text);
      const vectors = await embed(parts);
      const judged = parts.map((part, index) => known.judge?.(part, vectors[index] ?? null));
      const concern = judged.map((one) => one?.concern ?? null).find((one) => one !== null) ?? null;
      const referral = judged.map((one) => one?.referral ?? null).find((one) => one !== null) ?? null;
      const isPlain = judged.some((one) => one?.isPlain);
      return { concern, isPlain, referral, nearest: known.find(text, vectors[0] ?? null) };
    },
  };
}

/** How alike the nearest ways to ask are, the nearest counting most: one may be like it by chance, three hardly. */
function nearestFew(likeness: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = likeness.toSorted((one, other) => other - one);
  return (first + second / 2 + third / 4) / 1.75;
}

/** Learns to judge messages of a language; null where there are none to learn from. */
async function judgeIn(
  language: string,
  { messages, concerns, referrals }: Lessons,
  embedder: Embedder | null,
): Promise<OfLanguage["judge"]> {
  const own = messages.filter((message) => message.language === language);
  if (own.length === 0) return null;
  const texts = own.map(({ text }) => text.toLowerCase());
  const vectors = embedder ? await vectorsOf(`messages-${language}`, texts, embedder) : texts.map(() => null);
  const known = own.map(({ kind }, index) => ({
    text: texts[index] ?? "",
    kind,
    vector: vectors[index] ?? null,
  }));
  const groups: Group[] = [concerns, referrals, ...[...concerns, ...referrals].map((kind) => [kind])];
  const model = await keptModel(known, groups, embedder?.name ?? "words");
  const scale = scaleOf(language);
  return (text, vector) => {
    const [concern = -1, referral = -1, ...kinds] = model.scores(text.toLowerCase(), vector);
    return {
      concern: concern > BORDERS.concern[scale] ? likeliest(concerns, kinds.slice(0, concerns.length)) : null,
      isPlain: concern > BORDERS.plain,
      referral: referral > BORDERS.referral[scale] ? likeliest(referrals, kinds.slice(concerns.length)) : null,
    };
  };
}

function likeliest(kinds: readonly string[], scores: readonly number[]): string | null {
  return kinds[scores.indexOf(Math.max(...scores))] ?? null;
}

/** Returns a model from what was learned before, where that was kept; learning takes seconds. */
async function keptModel(
  known: readonly Known[],
  groups: readonly Group[],
  embedderName: string,
): Promise<MessageModel> {
  const file = `learned-${digestOf([LEARNING_VERSION, embedderName, groups, known.map(({ text, kind }) => [kind, text])])}`;
  const kept = await readNumbers(file);
  if (kept?.length === known.length * groups.length) return messageModel(known, kept, groups);
  const weights = learnWeights(known, groups);
  await keepNumbers(file, weights);
  return messageModel(known, weights, groups);
}

/** Prepares to find what a message asks for. */
async function finderIn(
  language: string,
  { askables }: Lessons,
  embedder: Embedder | null,
): Promise<OfLanguage["find"]> {
  const ways = askables
    .filter((askable) => askable.language === language)
    .flatMap(({ id, asked }) => asked.map((text) => ({ id, text: text.toLowerCase() })));
  const texts = ways.map(({ text }) => text);
  const vectors = embedder ? await vectorsOf(`askables-${language}`, texts, embedder) : [];
  const worded = learnWording(texts, 1);
  const index = indexWordings(texts.map(worded));
  const share = SHARE_OF_MEANING[scaleOf(language)];
  return (text, vector) => {
    const inWords = index(worded(text));
    const alike = new Map<string, number[]>();
    for (const [at, { id }] of ways.entries()) {
      const known = vectors[at];
      const wording = inWords[at] ?? 0;
      const likeness = vector && known ? share * similarity(vector, known) + (1 - share) * wording : wording;
      const own = alike.get(id);
      if (own) own.push(likeness);
      else alike.set(id, [likeness]);
    }
    const best = [...alike].map(([id, all]): [string, number] => [id, nearestFew(all)]);
    return best
      .map(([id, likeness]) => ({ id, likeness }))
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, MOST_NEAREST);
  };
}
