import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { requireSession } from "../accounts/session.ts";
import { route } from "../calls/route.ts";
import { versionsOfScale } from "../content/live/versions.ts";
import type { AppDeps } from "../deps.ts";
import { openDrafts } from "./draft-copies.ts";
import { removeDraft, saveDraft } from "./save-draft.ts";

/** Adds the calls on the copies of drafts. Each needs the token of an open session. */
export async function draftRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { database, commits, content, limits, now } = deps;
  const routes = { app, limits };
  requireSession(app, deps);

  route(routes, "drafts", async ({ accountId }) => ({ drafts: await openDrafts(database, accountId) }));

  route(routes, "saveDraft", async ({ accountId, params: { survey }, body: sent }, _reply, count) => {
    await count(accountId);
    if (sent.survey !== survey) throw new AppError("INVALID_BODY");
    const version = await content.version(sent.contentHash);
    if (version?.id !== survey) throw new AppError("UNKNOWN_CONTENT_VERSION");
    return { draft: await commits.write((transaction) => saveDraft(transaction, accountId, sent, now()), accountId) };
  });

  route(routes, "removeDraft", async ({ accountId, params: { survey }, headers }, reply, count) => {
    await count(accountId);
    if (!(await isSurvey(survey))) throw new AppError("NOT_FOUND");
    const removed = { id: headers["idempotency-key"], survey };
    await commits.write((transaction) => removeDraft(transaction, accountId, removed, now()), accountId);
    return reply.code(204).send();
  });

  /** Also one that is no longer asked: it may have been begun before. */
  const isSurvey = async (survey: string) =>
    content.current.scales.has(survey) || (await versionsOfScale(database, survey)).length > 0;
}
