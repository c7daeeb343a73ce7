import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Content } from "../content/content.ts";
import { lessonsOf } from "./lessons.ts";
import { type Answering, startProcess } from "./start-process.ts";
import { type Lessons, NOTHING_UNDERSTOOD, UNDERSTOOD_TOO_LATE, type Understood } from "./understanding.ts";
import { digestOf } from "./vector-cache.ts";

/** Understands what messages mean, on this machine alone. */
export type Meaning = {
  /**
   * Returns what a message means; nothing where nothing was learned. Until something was, a message begins the learning
   * that waits, and waits for it, see FIRST_PATIENCE_MS. It never fails.
   */
  understand(text: string, language: string): Promise<Understood>;
  /** Returns how alike in meaning each text is to each other one; null where that cannot be told. */
  compare(texts: readonly string[], others: readonly string[]): Promise<number[][] | null>;
  /**
   * Learns from content, in the background. Until then what was learned before is used.
   * @param content read when the learning begins
   * @param afterMs when it begins, in ms, unless a message comes sooner
   */
  learnFrom(content: () => Content, afterMs?: number): Promise<void>;
  close(): Promise<void>;
};

/** How long an answer is waited for, in ms: phrases and words serve meanwhile. */
const PATIENCE_MS = 3_000;
/**
 * How long messages wait while nothing was learned yet, in ms from when learning begins at the latest: words alone take
 * some six seconds of one core, and a hint at danger that nobody understands is answered with advice.
 */
const FIRST_PATIENCE_MS = 15_000;
/** When it is learned again after a process ended by itself, as on a system short of memory, in ms. */
const RETRY_MS = 60_000;

/** How many lines are cached as they were understood, and for how long, in ms: those of a talk are sent again with each new one. */
const MOST_CACHED = 400;
const CACHED_MS = 15 * 60_000;

/** Understands nothing, so that phrases and words alone serve. */
export const NO_MEANING: Meaning = {
  understand: async () => NOTHING_UNDERSTOOD,
  compare: async () => null,
  learnFrom: async () => undefined,
  close: async () => undefined,
};

/**
 * Starts nothing until it is asked. Each learning has a process of its own, which takes the place of the one before when
 * it has learned.
 * @param isEmbedding false to compare words alone
 * @param onFailure reports why learning failed, in words that are safe to log
 * @param waits retryMs: see RETRY_MS
 */
export function createMeaning(
  isEmbedding: boolean,
  onFailure: (reason: string) => void,
  { retryMs = RETRY_MS } = {},
): Meaning {
  /** Answers by what it has learned. */
  let learned: Answering | null = null;
  /** Answers by words alone while nothing else is learned. */
  let inWords: Answering | null = null;
  /** Learns words alone, of the lessons that it names. */
  let wording: { readonly digest: string; readonly learner: Answering } | null = null;
  /** Compares texts while nothing is learned. */
  let comparing: Answering | null = null;
  /** Learns what is to take the place of what was learned. */
  let learning: Answering | null = null;
  /** What lines were understood as, by a digest with a secret of this process: the lines themselves are not kept. */
  const cache = new LRUCache<string, Understood>({ max: MOST_CACHED, ttl: CACHED_MS, ttlAutopurge: true });
  const salt = randomBytes(16).toString("hex");
  /** Names the lessons that were asked for last. */
  let newest = "";
  /** Whether the process that learned them, or was to, ended by itself. */
  let isLost = false;
  let latest: Content | null = null;
  let isClosed = false;
  let isToLearn = false;
  /** Settles once something answers, or once nothing is going to soon; null while nothing is to be waited for. */
  let first: PromiseWithResolvers<void> | null = null;
  /** Begins a learning that waits. */
  let hurry = (): void => undefined;

  const answerOf = async (asked: Promise<unknown>): Promise<unknown> => {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
    return Promise.race([asked, late]);
  };
  const awaitFirst = (waitMs: number) => {
    if (first || learned || inWords) return;
    const own = Promise.withResolvers<void>();
    first = own;
    setTimeout(() => first === own && settleFirst(), waitMs).unref();
  };
  const settleFirst = () => {
    first?.resolve();
    first = null;
  };
  const isOutdated = (digest: string) => isClosed || newest !== digest;

  return {
    async understand(text, language) {
      const key = digestOf([salt, text, language]);
      if (!(learned ?? inWords ?? cache.get(key))) {
        hurry();
        await first?.promise;
      }
      for (let asked: Answering | null = null; ; ) {
        const cached = cache.get(key);
        if (cached) return cached;
        const answering: Answering | null = learned ?? inWords;
        // One that was replaced while it was asked may not have answered.
        if (!answering || answering === asked) return isToLearn ? UNDERSTOOD_TOO_LATE : NOTHING_UNDERSTOOD;
        asked = answering;
        const understood = (await answerOf(asked.ask({ text, language }))) as Understood | null;
        // Another process may have learned other lessons meanwhile.
        if (understood && asked === learned) cache.set(key, understood);
        if (understood) return understood;
      }
    },
    async compare(texts, others) {
      const forget = () => {
        comparing = null;
      };
      if (isClosed) return null;
      if (!learned) comparing ??= startProcess(isEmbedding, { onEnd: forget, onFailure });
      const learner = learned ?? comparing;
      return ((await answerOf(learner?.ask({ texts, others }) ?? Promise.resolve(null))) as number[][] | null) ?? null;
    },
    async learnFrom(content, afterMs = 0) {
      if (isClosed) return;
      isToLearn = true;
      awaitFirst(afterMs + FIRST_PATIENCE_MS);
      if (afterMs > 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        hurry = resolve;
        setTimeout(resolve, afterMs).unref();
        await promise;
      }
      await learn(content());
    },
    async close() {
      isClosed = true;
      settleFirst();
      await Promise.all([learned, learning, inWords, wording?.learner, comparing].map((one) => one?.end()));
      learned = null;
      inWords = null;
      comparing = null;
    },
  };

  async function learn(content: Content): Promise<void> {
    const lessons = lessonsOf(content);
    const digest = digestOf([lessons]);
    if (isClosed || (digest === newest && !isLost)) {
      if (!learning && !wording) settleFirst();
      return;
    }
    newest = digest;
    latest = content;
    isLost = false;
    // A process that still learns older lessons is of no use any more.
    await learning?.end();
    if (isOutdated(digest)) return;
    const isLearned = await learnByMeaning(lessons, digest);
    if (isLearned || isOutdated(digest)) return;
    // These could not be learned: what was learned before stays.
    await learnInWords(lessons, digest);
    if (!wording) settleFirst();
  }

  /** @returns whether it answers now */
  async function learnByMeaning(lessons: Lessons, digest: string): Promise<boolean> {
    const start = (): Answering => {
      const onEnd = () => {
        if (learned === started) learned = null;
        if (latest) void learnInWords(lessonsOf(latest), newest);
        if (newest !== digest) return;
        isLost = true;
        setTimeout(() => isLost && latest && void learn(latest), retryMs).unref();
      };
      // Learning from words alone takes seconds.
      const onLearning = () => void learnInWords(lessons, digest);
      const started = startProcess(isEmbedding, { onEnd, onFailure, onLearning });
      learning = started;
      return started;
    };
    let learner = start();
    let outcome = await learner.ask({ learn: lessons });
    if (outcome === "kept" && newest === digest) {
      // Working out leaves hundreds of megabytes behind that are never given back. Another process reads what was kept.
      await learner.end();
      if (isOutdated(digest)) return false;
      learner = start();
      outcome = await learner.ask({ learn: lessons });
    }
    if (learning === learner) learning = null;
    if ((outcome !== "kept" && outcome !== "learned") || isOutdated(digest)) {
      await learner.end();
      return false;
    }
    const before = [learned, inWords, wording?.learner, comparing];
    learned = learner;
    inWords = null;
    wording = null;
    comparing = null;
    settleFirst();
    cache.clear();
    await Promise.all(before.map((one) => one?.end()));
    return true;
  }

  /** Learns from words alone what serves until meaning is learned. What answers stays until then. */
  async function learnInWords(lessons: Lessons, digest: string): Promise<void> {
    if (!isEmbedding || learned || isOutdated(digest) || wording?.digest === digest) return;
    const older = wording?.learner === inWords ? null : wording?.learner;
    const onEnd = () => {
      if (inWords === learner) inWords = null;
      if (wording?.learner === learner) wording = null;
      setTimeout(() => void learnInWords(lessons, digest), retryMs).unref();
    };
    const learner = startProcess(false, { onEnd, onFailure });
    wording = { digest, learner };
    await older?.end();
    const outcome = await learner.ask({ learn: lessons });
    if (wording?.learner !== learner) return learner.end();
    if (outcome === null) {
      wording = null;
      if (!learning) settleFirst();
      return learner.end();
    }
    const before = inWords;
    inWords = learner;
    settleFirst();
    await before?.end();
  }
}
