import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import { requireSession } from "../accounts/session.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import type { Tables } from "../storage/tables.ts";
import { keepStep } from "./keep-step.ts";
import { shownStep } from "./shown-step.ts";
import { allSteps, endStep, noteWent, type StoredStep, stepWithId } from "./stored-steps.ts";

/** Adds the calls on a person's small steps. Each needs the token of an open session. */
export async function stepRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { database, commits, content, limits, now } = deps;
  const routes = { app, limits };
  requireSession(app, deps);

  const shown = (stored: StoredStep) => shownStep(stored, content.current.steps);

  route(routes, "mySteps", async ({ accountId }) => {
    const steps = await allSteps(database, accountId);
    const current = steps.find(({ ended_at }) => ended_at === null);
    return {
      current: current ? shown(current) : null,
      past: steps.filter((step) => step !== current).map(shown),
    };
  });

  route(routes, "keepStep", async ({ accountId, params: { step: id }, body: step }, _reply, count) => {
    await count(accountId);
    return shown(
      await commits.write(async (transaction) => {
        await keepStep(transaction, accountId, id, { step, now: now() });
        return requireStep(transaction, accountId, id);
      }, accountId),
    );
  });

  route(routes, "stepWent", async ({ accountId, params: { step: id }, body: { went } }, _reply, count) => {
    await count(accountId);
    return shown(
      await commits.write(async (transaction) => {
        await noteWent(transaction, accountId, id, { went, now: now() });
        return requireStep(transaction, accountId, id);
      }, accountId),
    );
  });

  route(routes, "endStep", async ({ accountId, params: { step: id } }, reply, count) => {
    await count(accountId);
    await commits.write(async (transaction) => {
      await requireStep(transaction, accountId, id);
      await endStep(transaction, accountId, id, now());
    }, accountId);
    return reply.code(204).send();
  });
}

async function requireStep(transaction: Kysely<Tables>, accountId: AccountKey, id: string): Promise<StoredStep> {
  const found = await stepWithId(transaction, accountId, id);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}
