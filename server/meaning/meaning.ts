import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Content } from "../content/content.ts";
import { lessonsOf } from "./lessons.ts";
import { type Answering, startProcess } from "./start-process.ts";
import { type Lessons, NOTHING_UNDERSTOOD, type Understood } from "./understanding.ts";
import { digestOf } from "./vector-cache.ts";

/** Understands what messages mean, on this machine alone. */
export type Meaning = {
  /**
   * Returns what a message means. While the first learning has begun it waits for what that yields, at most as long as
   * FIRST_PATIENCE_MS; where nothing was learned, it returns nothing. It never fails.
   */
  understand(text: string, language: string): Promise<Understood>;
  /** Returns how alike in meaning each text is to each other one; null where that cannot be told. */
  compare(texts: readonly string[], others: readonly string[]): Promise<number[][] | null>;
  /**
   * Learns from content, in the background. Until then what was learned before is used.
   * @param afterMs when it begins, in ms, unless a message comes sooner
   */
  learnFrom(content: Content, afterMs?: number): Promise<void>;
  close(): Promise<void>;
};

/** How long an answer is waited for, in ms: phrases and words serve meanwhile. */
const PATIENCE_MS = 3_000;
/**
 * How long a message waits while nothing was learned yet, in ms: words alone take a first start some ten seconds, and a
 * hint at danger that nobody understands is answered with advice.
 */
const FIRST_PATIENCE_MS = 25_000;
/** When it is learned again after the process was ended from outside, as by a system short of memory, in ms. */
const RETRY_MS = 60_000;

/** How many lines are cached as they were understood, and for how long, in ms: those of a talk are sent again with each new one. */
const MOST_CACHED = 400;
const CACHED_MS = 15 * 60_000;

/** In place of the name of lessons. */
const CLOSED = "closed";

/** Understands nothing, so that phrases and words alone serve. */
export const NO_MEANING: Meaning = {
  understand: async () => NOTHING_UNDERSTOOD,
  compare: async () => null,
  learnFrom: async () => undefined,
  close: async () => undefined,
};

/**
 * Starts nothing until it is asked. Each learning has a process of its own, which takes the place of the one before when
 * it has learned: no call waits for it.
 * @param isEmbedding false to compare words alone
 * @param onFailure reports why learning failed, in words that are safe to log
 * @param waits see RETRY_MS
 */
export function createMeaning(
  isEmbedding: boolean,
  onFailure: (reason: string) => void,
  { retryMs = RETRY_MS } = {},
): Meaning {
  /** Answers by what it has learned. */
  let learned: Answering | null = null;
  /** Answers by words alone while nothing is learned: of a first start, for some minutes. */
  let inWords: Answering | null = null;
  /** Compares texts while nothing is learned. */
  let comparing: Answering | null = null;
  /** Learns what is to take the place of what was learned. */
  let learning: Answering | null = null;
  /** What lines were understood as, by a digest with a secret of this process: the lines themselves are not kept. */
  const cache = new LRUCache<string, Understood>({ max: MOST_CACHED, ttl: CACHED_MS, ttlAutopurge: true });
  const salt = randomBytes(16).toString("hex");
  /** Names the lessons that were asked for last. */
  let newest = "";
  /** Settles once something answers, or nothing will soon. */
  let first: Promise<unknown> = Promise.resolve();
  let settleFirst = (): void => undefined;
  /** Begins a learning that waits. */
  let hurry = (): void => undefined;

  /** Whether other lessons were asked for since. A process that ended leaves no name. */
  const isOutdated = (digest: string) => newest !== digest && newest !== "";
  const awaitFirst = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    first = promise;
    settleFirst = resolve;
    setTimeout(resolve, FIRST_PATIENCE_MS).unref();
  };

  const answerOf = async (asked: Promise<unknown>): Promise<unknown> => {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
    return Promise.race([asked, late]);
  };

  return {
    async understand(text, language) {
      if (!(learned ?? inWords)) {
        hurry();
        await first;
      }
      const answering = learned ?? inWords;
      if (!answering) return NOTHING_UNDERSTOOD;
      const key = digestOf([salt, text, language]);
      const cached = cache.get(key);
      if (cached) return cached;
      const understood = (await answerOf(answering.ask({ text, language }))) as Understood | null;
      // Another process may have learned other lessons meanwhile.
      if (understood && answering === learned) cache.set(key, understood);
      return understood ?? NOTHING_UNDERSTOOD;
    },
    async compare(texts, others) {
      const forget = () => {
        comparing = null;
      };
      if (!learned) comparing ??= startProcess(isEmbedding, { onEnd: forget, onFailure });
      const learner = learned ?? comparing;
      return ((await answerOf(learner?.ask({ texts, others }) ?? Promise.resolve(null))) as number[][] | null) ?? null;
    },
    async learnFrom(content, afterMs = 0) {
      if (!(learned ?? inWords)) awaitFirst();
      if (afterMs > 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        hurry = resolve;
        setTimeout(resolve, afterMs).unref();
        await promise;
      }
      if (newest !== CLOSED) await learn(content);
    },
    async close() {
      newest = CLOSED;
      settleFirst();
      await Promise.all([learned, learning, inWords, comparing].map((one) => one?.end()));
      learned = null;
      inWords = null;
      comparing = null;
    },
  };

  async function learn(content: Content): Promise<void> {
    const lessons = lessonsOf(content);
    const digest = digestOf([lessons]);
    if (digest === newest) return;
    newest = digest;
    const start = (): Answering => {
      const onEnd = () => {
        if (newest === digest) newest = "";
        if (learned !== started) return;
        learned = null;
        setTimeout(() => newest === "" && void learn(content), retryMs).unref();
      };
      // Learning from words alone takes seconds.
      const onLearning = () => void learnInWords(lessons, digest);
      const started = startProcess(isEmbedding, { onEnd, onFailure, onLearning });
      return started;
    };
    // A process that still learns older lessons is of no use any more.
    await learning?.end();
    let learner = start();
    learning = learner;
    let outcome = await learner.ask({ learn: lessons });
    if (outcome === "kept" && newest === digest) {
      // Working out leaves hundreds of megabytes behind that are never given back. Another process reads what was kept.
      await learner.end();
      learner = start();
      learning = learner;
      outcome = await learner.ask({ learn: lessons });
    }
    const isLearned = outcome === "kept" || outcome === "learned";
    // Newer lessons came meanwhile, or these could not be learned: what was learned before stays.
    if (!isLearned || newest !== digest) {
      await learner.end();
      if (isOutdated(digest)) return;
      await learnInWords(lessons, digest);
      return settleFirst();
    }
    learning = null;
    const before = learned;
    learned = learner;
    settleFirst();
    cache.clear();
    await Promise.all([before, inWords, comparing].map((one) => one?.end()));
    inWords = null;
    comparing = null;
  }

  /** Learns from words alone what serves until meaning is learned. */
  async function learnInWords(lessons: Lessons, digest: string): Promise<void> {
    if (!isEmbedding || learned || isOutdated(digest)) return;
    const forget = () => {
      if (inWords === learner) inWords = null;
    };
    const learner = startProcess(false, { onEnd: forget, onFailure });
    const outcome = await learner.ask({ learn: lessons });
    if (outcome === null || learned || isOutdated(digest)) return learner.end();
    const before = inWords;
    inWords = learner;
    settleFirst();
    await before?.end();
  }
}
