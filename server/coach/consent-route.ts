import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { requireSession } from "../accounts/session.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { storeConsent } from "./consents.ts";
import { consentKey } from "./model/consent.ts";

/** Adds the call that stores what a person answered to the question whether a language model may answer. */
export async function consentRoute(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, commits, limits, now } = deps;
  requireSession(app, deps);
  route({ app, limits }, "answerConsent", async ({ accountId, body: { consent, answer } }, reply) => {
    // An answer to a question that is not asked here, or no longer.
    if (config.model === null || consent !== consentKey(config.model)) throw new AppError("NOT_FOUND");
    const { provider } = config.model;
    const given = { answered_at: now().toISOString(), consent, provider, answer };
    await commits.write((transaction) => storeConsent(transaction, accountId, given), accountId);
    return reply.code(204).send();
  });
}
