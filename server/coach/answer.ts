import { checkReply } from "#core/coach/guard/check-reply.ts";
import type { Criteria, Maker, SentMessage } from "#core/contracts/advice.ts";
import type { GuidanceEntry } from "#core/contracts/guidance.ts";
import { AppError } from "#core/errors/app-error.ts";
import { detectConcern } from "#core/safety/detect-concern.ts";
import type { ModelConfig } from "../config.ts";
import type { Content } from "../content/content.ts";
import { type Coach, createGuide } from "./guide.ts";
import { createFittingEntries } from "./model/fitting-entries.ts";
import { knownFacts } from "./model/known-facts.ts";
import { type LanguageModel, ModelFailure } from "./model/language-model.ts";
import { modelAdvice } from "./model/model-advice.ts";
import { promptFor } from "./model/prompt.ts";
import type { Purse } from "./model/purse.ts";
import { namedResults } from "./named-results.ts";
import type { DomainResult } from "./results.ts";
import { isGreeting } from "./words.ts";

/** What a person wants to know. */
export type Wish =
  | { readonly kind: "question"; readonly question: string }
  | { readonly kind: "advice"; readonly criteria: Criteria; readonly results: readonly DomainResult[] };

/** On whose behalf a model may be called: only of one who agreed to it. */
export type Caller = {
  readonly hasAgreed: boolean;
  /** A person's id or a guest's address, to share out the day's calls. */
  readonly name: string;
  /** Ends what is under way when they leave. */
  readonly signal: AbortSignal;
  /** Takes a reason fit for a log. */
  readonly onFailure: (reason: string) => void;
};

/** `made` is null for one who did not agree to a model: nothing is said of one then. */
export type Answer = { readonly text: string; readonly made: Maker | null };

export type Models = { readonly config: ModelConfig; readonly model: LanguageModel; readonly purse: Purse };

/** One model call, ready to be made. */
type Task = {
  readonly messages: SentMessage[];
  readonly entries: readonly GuidanceEntry[];
  readonly results: readonly DomainResult[];
};

/**
 * Answers by the language model where there is one and the person agreed to it, else by the guide.
 * Whatever sounds like an emergency goes to no model.
 * @param models null where none is configured
 */
export function createAnswers(content: Content, models: Models | null) {
  const guide = createGuide(content);
  const fitting = createFittingEntries(content);

  /** @returns null where a model has nothing to add: safety first, and a greeting is soon said */
  const taskOf = (wish: Wish): Task | null => {
    if (wish.kind === "question") {
      const { question } = wish;
      if (detectConcern(question, content.site.safety) || isGreeting(question)) return null;
      const results = namedResults(question, content);
      const entries = results.length > 0 ? fitting.forResults(results) : fitting.forQuestion(question);
      return { messages: promptFor(content.coach, "question", entries, results, question), entries, results };
    }
    const { criteria, results } = wish;
    if (criteria === "LikeMe" && results.length === 0) return null;
    const entries = criteria === "LikeMe" ? fitting.forResults(results) : fitting.forAnyone();
    const own = criteria === "LikeMe" ? results : [];
    const task = criteria === "LikeMe" ? "likeMe" : "anyone";
    return { messages: promptFor(content.coach, task, entries, own, null), entries, results: own };
  };

  return {
    /** @throws AppError MODEL_FAILED when the model was called and gave no answer */
    async answer(wish: Wish, caller: Caller): Promise<Answer> {
      if (models === null || !caller.hasAgreed) return { text: await guideText(guide, wish), made: null };
      const byGuide = async (because: Maker["because"], sent: SentMessage[]): Promise<Answer> => ({
        text: await guideText(guide, wish),
        made: { maker: "guide", because, sent },
      });
      const task = taskOf(wish);
      if (task === null) return byGuide("notNeeded", []);
      if (!(await models.purse.take(caller.name))) return byGuide("limit", []);

      const { messages, entries, results } = task;
      const { text, isCut } = await models.model.complete(messages, caller.signal).catch((fault: unknown) => {
        if (!(fault instanceof ModelFailure)) throw fault;
        caller.onFailure(fault.message);
        throw new AppError("MODEL_FAILED");
      });
      const { points, withheld } = checkReply(text, isCut, knownFacts(content, entries, results));
      if (withheld !== null) {
        caller.onFailure(`the answer was withheld: ${withheld}`);
        return byGuide("withheld", messages);
      }
      const made: Maker = { maker: "model", because: null, sent: messages };
      return { text: modelAdvice(content, models.config.provider, points, results), made };
    },
  };
}

function guideText(guide: Coach, wish: Wish): Promise<string> {
  if (wish.kind === "question") return guide.reply(wish.question);
  return wish.criteria === "Anyone" ? guide.adviceForAnyone() : guide.adviceFor(wish.results);
}
