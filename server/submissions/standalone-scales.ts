import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { route } from "../calls/route.ts";
import { standaloneScale } from "../content/content.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { AppDeps } from "../deps.ts";
import { submitAnswers } from "./submit.ts";

/**
 * One call for every scale that belongs to no domain. Which ones there are is looked up when asked,
 * so that a scale is two files and no code. The answers stand by question, as SurveyJS gives them.
 */
export function addStandaloneScaleRoutes(app: FastifyInstance, deps: AppDeps): void {
  route({ app, limits: deps.limits }, "submitScale", async ({ params: { scale }, body, headers }, _reply, count) => {
    const contentHash = headers["keepwell-content"] ?? null;
    const isOffered = standaloneScale(deps.content.current, scale) !== undefined;
    if (!isOffered && !(await wasOffered(deps.content, scale, contentHash))) throw new AppError("NOT_FOUND");
    return submitAnswers(deps, {
      userId: body.userId,
      scales: [scale],
      readAnswers: () => body.answers,
      contentHash,
      idempotencyKey: headers["idempotency-key"] ?? null,
      count,
    });
  });
}

/** Who started before a scale was taken away finishes it. A domain's survey is answered by its own call alone. */
async function wasOffered(content: ContentStore, scale: string, contentHash: string | null): Promise<boolean> {
  if (contentHash === null || content.current.scales.has(scale)) return false;
  return (await content.version(contentHash))?.id === scale;
}
