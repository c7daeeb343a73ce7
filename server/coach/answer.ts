import type { AdvicePoint, AnswerSource, SentMessage } from "#core/api/advice.ts";
import { AppError } from "#core/api/app-error.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { checkReply } from "#core/reply-guard/check-reply.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { ModelConfig } from "../config.ts";
import type { Content } from "../content/content.ts";
import type { AdviceSubject } from "../guidance/advice-subject.ts";
import { adviceText } from "../guidance/advice-text.ts";
import { createGuide } from "../guidance/guide.ts";
import { joinFound } from "../guidance/join-found.ts";
import { namedResults } from "../guidance/named-results.ts";
import type { Heard, Question } from "../guidance/question.ts";
import { createReplies } from "../guidance/reply.ts";
import type { Meaning } from "../meaning/meaning.ts";
import { type CreateEmbedder, createOutsideFinder } from "../meaning/outside-finder.ts";
import type { DomainResult, StoredResult } from "../results/domain-results.ts";
import type { DailyQuota } from "./model/daily-quota.ts";
import { createGivenEntries } from "./model/given-entries.ts";
import { knownFacts } from "./model/known-facts.ts";
import type { LanguageModel } from "./model/language-model.ts";
import { aboutModel, modelPoints, type Opening } from "./model/model-advice.ts";
import { ModelFailure } from "./model/model-failure.ts";
import { inOwnWords } from "./model/own-words.ts";
import { promptFor } from "./model/prompt.ts";

/**
 * One request to the coach: a question, or advice. `subject` is null for advice to people in general; `results` reads
 * those of the person who asks, where somebody is logged in.
 */
export type CoachRequest =
  | ({ readonly kind: "question"; readonly results: () => Promise<readonly StoredResult[]> } & Question)
  | { readonly kind: "advice"; readonly subject: AdviceSubject | null; readonly language: string };

/** The account or guest on whose behalf a model may be called. No model is called without their consent. */
export type Requester = {
  readonly hasAgreed: boolean;
  /** The account's id or the guest's address. The daily quota is shared out by it. */
  readonly name: string;
  /** Aborts the model call when the client disconnects. */
  readonly signal: AbortSignal;
  /** Reports why a model call failed, in words that are safe to log. */
  readonly onFailure: (reason: string) => void;
};

/**
 * The answer; for advice also its single points. `made` is null when the account has not agreed to a model, and the
 * reply then does not say who answered.
 */
export type Answer = {
  readonly text: string;
  readonly points: readonly AdvicePoint[] | null;
  readonly made: AnswerSource | null;
};

export type Models = {
  readonly config: ModelConfig;
  readonly model: LanguageModel;
  readonly quota: DailyQuota;
  /** Finds entries in other languages than that of the encoder here; null where none is configured. */
  readonly createEmbedder: CreateEmbedder | null;
  /** Reports a failure that no request waits for, in words that are safe to log. */
  readonly onFailure: (reason: string) => void;
};

/** One prepared model call. */
type Task = {
  readonly messages: SentMessage[];
  readonly entries: readonly GuidanceEntry[];
  readonly openings: readonly Opening[];
};

/**
 * Answers with the language model where one is configured and the account agreed to it, and with the built-in guide
 * otherwise. Messages that hint at danger, or that a doctor should decide, never go to a model.
 * @param models null when no model is configured
 */
export function createAnswers(content: Content, models: Models | null, meaning: Meaning) {
  const { coach, site } = content;
  const base = site.languages[0]?.code ?? "en";
  const replies = createReplies(content, meaning);
  const given = createGivenEntries(content);
  const guide = createGuide(content);
  const outside = models?.createEmbedder ? createOutsideFinder(content, models.createEmbedder, models.onFailure) : null;

  const byGuide = async (request: CoachRequest, heard: Heard | null, made: AnswerSource | null): Promise<Answer> => {
    if (request.kind === "question") {
      const known = heard ?? (await replies.hear(request));
      return { text: replies.replyTo(request, known, await request.results()), points: null, made };
    }
    const own = createGuide(content, request.language);
    const points = request.subject ? own.adviceFor(request.subject) : own.adviceForAnyone();
    return { text: adviceText(points, site, request.language), points, made };
  };
  /** @returns null when a model has nothing to add: safety messages come first, and it answers from entries alone */
  const taskOf = (request: CoachRequest, heard: Heard | null): Task | null => {
    if (request.kind === "question") {
      if (!heard || isOwnMatter(request, heard) || heard.language !== base) return null;
      const results = namedResults(request.text, content);
      const entries =
        results.length > 0
          ? given.forResults(results, {})
          : given.forQuestion([...(heard.entry ? [heard.entry] : []), ...heard.others]);
      if (entries.length === 0) return null;
      const messages = promptFor(coach, "question", entries, results, request.text);
      return { messages, entries, openings: results.map((of) => ({ of, point: named(of) })) };
    }
    if (request.language !== base) return null;
    if (request.subject === null) {
      const entries = given.forAnyone();
      return { messages: promptFor(coach, "anyone", entries, [], null), entries, openings: [] };
    }
    const { subject } = request;
    if (subject.results.length === 0) return null;
    const entries = given.forResults(subject.results, { age: subject.age, gender: subject.gender });
    const points = guide.openingsFor(subject);
    const openings = subject.results.flatMap((of, place) => (points[place] ? [{ of, point: points[place] }] : []));
    return { messages: promptFor(coach, "likeMe", entries, subject.results, null), entries, openings };
  };
  const named = ({ domain, meaning, band }: DomainResult): AdvicePoint => {
    const result = fillIn(textOf(site.guide.result), { domain: textOf(domain.name), meaning });
    const opening = band.tone === "good" ? site.guide.strength : band.talk;
    return { text: [result, opening && textOf(opening)].filter(Boolean).join(" "), sources: [] };
  };

  /**
   * Asks the outside embedder what a question means, where the encoder here does not know its language.
   * @returns null when nothing was sent: messages that hint at danger, or that a doctor should decide, never are
   */
  const foundOutside = async (request: CoachRequest, heard: Heard | null, requester: Requester) => {
    if (!outside || !models || request.kind !== "question" || !heard) return null;
    if (isOwnMatter(request, heard) || heard.topic) return null;
    if (!outside.isReadyFor(heard.language) || !(await models.quota.take(requester.name))) return null;
    const ids = await outside.find(request.text, heard.language).catch(() => {
      requester.onFailure("the outside embedder gave no answer");
      return [];
    });
    const named = ids.flatMap((id) => content.guidance.find((entry) => entry.id === id) ?? []);
    const sent: SentMessage[] = [{ role: "user", content: request.text }];
    return { heard: { ...heard, ...joinFound(heard, named) }, sent };
  };

  return {
    /** @throws AppError MODEL_FAILED when the model was called and gave no usable answer */
    async answer(request: CoachRequest, requester: Requester): Promise<Answer> {
      if (models === null || !requester.hasAgreed) return byGuide(request, null, null);
      const heard = request.kind === "question" ? await replies.hear(request) : null;
      const task = taskOf(request, heard);
      if (task === null) {
        const found = await foundOutside(request, heard, requester);
        return byGuide(request, found?.heard ?? heard, {
          maker: "guide",
          because: "notNeeded",
          sent: found?.sent ?? [],
        });
      }
      if (!(await models.quota.take(requester.name)))
        return byGuide(request, heard, { maker: "guide", because: "limit", sent: [] });

      const { messages, entries, openings } = task;
      const { text, isCut } = await models.model.complete(messages, requester.signal).catch((error: unknown) => {
        if (!(error instanceof ModelFailure)) throw error;
        requester.onFailure(error.message);
        throw new AppError("MODEL_FAILED");
      });
      const facts = knownFacts(
        content,
        entries,
        openings.map(({ of }) => of),
      );
      const reply = checkReply(text, isCut, facts);
      const checked = await inOwnWords(reply.points, entries, meaning);
      const withheld = reply.withheld ?? (checked.length === 0 ? "empty" : null);
      if (withheld !== null) {
        requester.onFailure(`the answer was withheld: ${withheld}`);
        return byGuide(request, heard, { maker: "guide", because: "withheld", sent: messages });
      }
      const made: AnswerSource = { maker: "model", because: null, sent: messages };
      const points = modelPoints(content, checked, openings);
      const about = aboutModel(content, models.config.provider);
      if (request.kind === "question") {
        const text = [adviceText(points, site), about, replies.standing(base)].filter(Boolean).join("\n\n");
        return { text, points: null, made };
      }
      const all = [...points, { text: about, sources: [] }];
      return { text: adviceText(all, site), points: all, made };
    },
  };
}

/** Whether nobody else is asked: about danger, after a safety card, what a doctor should decide, and thanks. */
const isOwnMatter = ({ after }: Question, { concern, isFaint, referral, smallTalk }: Heard): boolean =>
  Boolean(concern || isFaint || after || referral || smallTalk);
