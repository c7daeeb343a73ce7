import type { FastifyInstance } from "fastify";
import { addresses } from "#core/api/addresses.ts";
import { AppError } from "#core/api/app-error.ts";
import { SUBMIT_KEYS, type SubmitKey } from "#core/content-model/call-keys.ts";
import { requireOwnSession } from "../accounts/own-session.ts";
import { route } from "../calls/route.ts";
import { userIdIn } from "../calls/user-id-in.ts";
import { surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { answersFromList } from "./answers-from-list.ts";
import { addFirstSurvey } from "./first-survey.ts";
import { addStandaloneScaleRoutes } from "./standalone-scales.ts";
import { submitAnswers } from "./submit.ts";
import { answer, sentAs } from "./submit-once.ts";

/** Adds one route for each call that takes the answers of a domain, and one for all standalone scales. */
export async function offeredScaleRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  for (const key of SUBMIT_KEYS) addQuestionnaire(app, deps, key);
  addFirstSurvey(app, deps);
  await app.register(async (own) => {
    requireOwnSession(own, deps);
    addStandaloneScaleRoutes(own, deps);
  });
}

/**
 * Accepts the answers of the domain that names this call. The domain is looked up per request, because an edit of the
 * catalogue may name another.
 */
function addQuestionnaire(app: FastifyInstance, deps: AppDeps, key: SubmitKey): void {
  const { answersKey = "answers", listsAnswers } = addresses[key];
  route({ app, limits: deps.limits }, key, async ({ body, headers, log }, reply, count) => {
    const domain = deps.content.current.catalogue.domains.find(({ submit }) => submit === key);
    if (!domain) throw new AppError("NOT_FOUND");
    const sent: Readonly<Record<string, unknown>> = body;
    const accepted = await submitAnswers(deps, {
      userId: userIdIn(key, sent),
      scales: surveysOf(domain),
      readAnswers: (scale) => (listsAnswers ? answersFromList(scale.items, sent[answersKey]) : sent[answersKey]),
      sentAs: sentAs(headers),
      count,
      log,
    });
    return answer(reply, accepted);
  });
}
