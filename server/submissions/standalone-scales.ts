import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { AppError } from "#core/api/app-error.ts";
import { ErrorBodySchema, SubmissionReplySchema, UserIdSchema } from "#core/api/results.ts";
import { ScaleIdSchema } from "#core/content-model/text.ts";
import { standaloneScale } from "../content/content.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { AppDeps } from "../deps.ts";
import { submitAnswers } from "./submit.ts";
import { SubmitHeaders } from "./submit-headers.ts";

const params = Type.Object({ scale: ScaleIdSchema });
const body = Type.Object(
  { userId: UserIdSchema, answers: Type.Record(Type.String(), Type.Unknown()) },
  { additionalProperties: false },
);

/**
 * One call for every scale that belongs to no domain. Which ones there are is looked up when asked,
 * so that a scale is two files and no code. The answers stand by question, as SurveyJS gives them.
 */
export function addStandaloneScaleRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.post<{ Params: { scale: string }; Body: { userId: string; answers: unknown }; Headers: SubmitHeaders }>(
    "/api/scales/:scale",
    {
      schema: {
        params,
        body,
        headers: SubmitHeaders,
        response: { 200: SubmissionReplySchema, "4xx": ErrorBodySchema },
        tags: ["Further scales"],
      },
    },
    async ({ params: { scale }, body: { userId, answers }, headers }) => {
      const contentHash = headers["keepwell-content"] ?? null;
      const isOffered = standaloneScale(deps.content.current, scale) !== undefined;
      if (!isOffered && !(await wasOffered(deps.content, scale, contentHash))) throw new AppError("NOT_FOUND");
      return submitAnswers(deps, {
        userId,
        scales: [scale],
        readAnswers: () => answers,
        contentHash,
        idempotencyKey: headers["idempotency-key"] ?? null,
      });
    },
  );
}

/** Who started before a scale was taken away finishes it. A domain's survey is answered by its own call alone. */
async function wasOffered(content: ContentStore, scale: string, contentHash: string | null): Promise<boolean> {
  if (contentHash === null || content.current.scales.has(scale)) return false;
  return (await content.version(contentHash))?.id === scale;
}
