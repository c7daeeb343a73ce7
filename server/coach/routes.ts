import accepts from "@fastify/accepts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AdviceReply } from "#core/api/advice.ts";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import { MAX_QUESTION_CHARACTERS } from "#core/shared/question-limit.ts";
import { requireAccount } from "../accounts/accounts.ts";
import { sessionOfToken } from "../accounts/tokens.ts";
import { route } from "../calls/route.ts";
import type { ModelConfig } from "../config.ts";
import type { Content } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { adviceSubjectOf } from "../guidance/advice-subject.ts";
import { networkOf } from "../rate-limits/network-of.ts";
import { latestResults } from "../results/domain-results.ts";
import { type Answer, type CoachRequest, createAnswers, type Models, type Requester } from "./answer.ts";
import { consentRoute } from "./consent-route.ts";
import { hasDeclined } from "./consents.ts";
import { CONSENT_HEADER, consentKey } from "./model/consent.ts";
import { createDailyQuota } from "./model/daily-quota.ts";

/** The client library is large, so it is loaded only when a model is configured. */
async function modelsOf(
  config: ModelConfig,
  { database, now }: AppDeps,
  onFailure: Models["onFailure"],
): Promise<Models> {
  const { createLanguageModel } = await import("./model/language-model.ts");
  const { createOutsideEmbedder } = await import("./model/outside-embedder.ts");
  const { embeddingsModel } = config;
  return {
    config,
    model: createLanguageModel(config),
    quota: createDailyQuota(database, config.dailyLimit, now),
    createEmbedder: embeddingsModel === null ? null : () => createOutsideEmbedder(config, embeddingsModel),
    onFailure,
  };
}

/**
 * Registers the three calls that give advice. Questions are answered and forgotten: they are neither stored nor
 * logged.
 */
export async function coachRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, content, database, limits, meaning, now } = deps;
  const models =
    config.model && (await modelsOf(config.model, deps, (reason) => app.log.warn({ reason }, "no outside embedder")));
  const agreed = config.model && consentKey(config.model);
  /** What was learned from: at the start, and at the first question after each edit. */
  let taught = content.current;
  // Built for the first call, and again only for new content.
  let made: { readonly from: Content; readonly answers: ReturnType<typeof createAnswers> } | null = null;
  /** A page sends the consent that it knows of. What the person said last counts, wherever that was. */
  const hasAgreed = async ({ headers }: FastifyRequest, accountId?: AccountKey): Promise<boolean> =>
    agreed !== null &&
    headers[CONSENT_HEADER] === agreed &&
    !(accountId !== undefined && (await hasDeclined(database, accountId, agreed)));
  const answer = async (
    coachRequest: CoachRequest,
    request: FastifyRequest,
    response: FastifyReply,
    name: string,
    accountId?: AccountKey,
  ): Promise<Answer> => {
    if (made?.from !== content.current) {
      if (taught !== content.current) void meaning.learnFrom(() => content.current);
      taught = content.current;
      made = { from: content.current, answers: createAnswers(content.current, models, meaning) };
    }
    const requester: Requester = {
      hasAgreed: await hasAgreed(request, accountId),
      name,
      signal: whenLeft(response),
      onFailure: (reason) => request.log.warn({ reason }, "no answer of the language model"),
    };
    return made.answers.answer(coachRequest, requester);
  };
  const accountIdOf = async ({ headers: { authorization } }: FastifyRequest) =>
    authorization ? (await sessionOfToken(database, authorization, now()))?.accountId : undefined;

  await app.register(accepts);
  /** The language that the page, or the browser, asks for. */
  const languageAsked = (request: FastifyRequest): string => {
    const offered = content.current.site.languages.map(({ code }) => code);
    return `${request.accepts().language(offered) || offered[0]}`;
  };

  route({ app, limits }, "getAdvice", async (request, response, count) => {
    const { userID, criteria } = request.body;
    const account = await requireAccount(database, userID);
    await count(account.id);
    const subject = criteria === "LikeMe" ? await adviceSubjectOf(database, content.current, account, now()) : null;
    const language = languageAsked(request);
    return adviceReply(await answer({ kind: "advice", subject, language }, request, response, account.id, account.id));
  });

  await app.register(consentRoute, deps);
  await app.register(async (withToken) => {
    // The token is checked before the body, so that an unauthenticated client learns nothing about the body's
    // schema.
    withToken.addHook("preValidation", async (request) => {
      if (!(await accountIdOf(request))) throw new AppError("TOKEN_NEEDED");
    });
    route({ app: withToken, limits }, "askCoach", async (request, response, count) => {
      const accountId = await accountIdOf(request);
      const name = accountId ?? request.ip;
      await count(name);
      const coachRequest: CoachRequest = {
        kind: "question",
        text: questionOf(request.body.prompt),
        before: request.body.before,
        after: request.body.after,
        language: languageAsked(request),
        results: async () => (accountId === undefined ? [] : latestResults(database, content.current, accountId)),
      };
      return adviceReply(await answer(coachRequest, request, response, name, accountId));
    });
  });

  route({ app, limits }, "chat", async (request, response) => {
    const coachRequest: CoachRequest = {
      kind: "question",
      text: questionOf(request.body.message),
      before: request.body.before,
      after: request.body.after,
      language: languageAsked(request),
      results: async () => [],
    };
    const { text, made } = await answer(coachRequest, request, response, networkOf(request.ip));
    // Fastify would send a bare string as plain text; the reply is a JSON string.
    const body = JSON.stringify(made === null ? text : { reply: text, made });
    return response.type("application/json; charset=utf-8").send(body);
  });
}

function adviceReply({ text, points, made }: Answer): AdviceReply {
  return { advice: text, ...(points ? { points: [...points] } : {}), ...(made === null ? {} : { made }) };
}

/** Returns a signal that aborts when the connection closes before the answer is sent. */
function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** @throws AppError EMPTY_QUESTION, QUESTION_TOO_LONG */
function questionOf(text: string): string {
  const question = text.trim();
  if (question === "") throw new AppError("EMPTY_QUESTION");
  if (question.length > MAX_QUESTION_CHARACTERS) throw new AppError("QUESTION_TOO_LONG");
  return question;
}
