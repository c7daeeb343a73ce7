import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { ErrorBodySchema, SubmissionReplySchema, UserIdSchema } from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { answersFromList } from "./answers-from-list.ts";
import { addFirstSurvey } from "./first-survey.ts";
import { addStandaloneScaleRoutes } from "./standalone-scales.ts";
import { submitAnswers } from "./submit.ts";
import { SubmitHeaders } from "./submit-headers.ts";

type Body = Readonly<Record<string, unknown>>;

const response = { 200: SubmissionReplySchema, "4xx": ErrorBodySchema };

/** One route for each call the catalogue names that takes answers, and one for all further scales. */
export async function offeredScaleRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  for (const domain of deps.content.current.catalogue.domains) {
    addQuestionnaire(app, deps, domain);
    if (domain.firstSurvey) addFirstSurvey(app, deps, domain.firstSurvey);
  }
  addStandaloneScaleRoutes(app, deps);
}

function addQuestionnaire(app: FastifyInstance, deps: AppDeps, domain: Domain): void {
  const { path, userKey, answersKey, shape } = domain.submit;
  const answers =
    shape === "list" ? Type.Array(Type.Unknown(), { maxItems: 200 }) : Type.Record(Type.String(), Type.Unknown());
  const body = Type.Object({ [userKey]: UserIdSchema, [answersKey]: answers }, { additionalProperties: false });

  app.post<{ Body: Body; Headers: SubmitHeaders }>(
    path,
    { schema: { body, headers: SubmitHeaders, response, tags: [textOf(domain.name)] } },
    ({ body: sent, headers }) =>
      submitAnswers(deps, {
        userId: String(sent[userKey]),
        scales: surveysOf(domain),
        readAnswers: (scale) => (shape === "list" ? answersFromList(scale.items, sent[answersKey]) : sent[answersKey]),
        contentHash: headers["keepwell-content"] ?? null,
        idempotencyKey: headers["idempotency-key"] ?? null,
      }),
  );
}
