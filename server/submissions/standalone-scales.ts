import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { route } from "../calls/route.ts";
import { standaloneScale } from "../content/content.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { AppDeps } from "../deps.ts";
import { submitAnswers } from "./submit.ts";
import { answer, sentAs } from "./submit-once.ts";

/**
 * Adds one call for all scales that belong to no domain. They are looked up per request, so that a new scale needs two
 * files and no code. Answers are keyed by question, as SurveyJS gives them.
 */
export function addStandaloneScaleRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(
    { app, limits: deps.limits },
    "submitScale",
    async ({ params: { scale }, body, headers, log }, reply, count) => {
      const sent = sentAs(headers);
      const isOffered = standaloneScale(deps.content.current, scale) !== undefined;
      if (!isOffered && !(await wasOffered(deps.content, scale, sent.contentHash))) throw new AppError("NOT_FOUND");
      const accepted = await submitAnswers(deps, {
        userId: body.userId,
        scales: [scale],
        readAnswers: () => body.answers,
        sentAs: sent,
        count,
        log,
      });
      return answer(reply, accepted);
    },
  );
}

/**
 * Someone who started before a scale was withdrawn may finish it. A domain's survey is answered only by its own call.
 */
async function wasOffered(content: ContentStore, scale: string, contentHash: string | null): Promise<boolean> {
  if (contentHash === null || content.current.scales.has(scale)) return false;
  return (await content.version(contentHash))?.id === scale;
}
