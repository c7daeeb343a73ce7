import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { AppError } from "#core/api/app-error.ts";
import { ErrorBodySchema, SubmissionReplySchema, UserIdSchema } from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { BODY_MASS_INDEX_TEXT } from "#core/scoring/body-mass-index.ts";
import { scoreOf } from "#core/scoring/score.ts";
import { textOf } from "#core/shared/text-of.ts";
import { requireSubmitter } from "../accounts/submitters.ts";
import { surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { ageBandOf } from "./age-band.ts";
import { answersFromList } from "./answers-from-list.ts";
import { addStandaloneScaleRoutes } from "./standalone-scales.ts";
import { storeSubmission } from "./submissions.ts";
import { submitAnswers } from "./submit.ts";
import { SubmitHeaders } from "./submit-headers.ts";

type Body = Readonly<Record<string, unknown>>;
type BodyMassStep = NonNullable<Domain["bodyMassStep"]>;

const response = { 200: SubmissionReplySchema, "4xx": ErrorBodySchema };

/** One route for each call the catalogue names that takes answers, and one for all further scales. */
export async function offeredScaleRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  for (const domain of deps.content.current.catalogue.domains) {
    addQuestionnaire(app, deps, domain);
    if (domain.bodyMassStep) addBodyMass(app, deps, domain.bodyMassStep);
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

/**
 * The body mass index comes worked out. It is kept as its own scale's result, and the category must
 * be the one our own bands give, so that number and word can never disagree.
 */
function addBodyMass(app: FastifyInstance, deps: AppDeps, step: BodyMassStep): void {
  const body = Type.Object(
    { userID: UserIdSchema, bmi: Type.String({ pattern: BODY_MASS_INDEX_TEXT.source }), category: Type.String() },
    { additionalProperties: false },
  );
  app.post<{ Body: { userID: string; bmi: string; category: string }; Headers: SubmitHeaders }>(
    step.savePath,
    { schema: { body, headers: SubmitHeaders, response, tags: ["Body mass index"] } },
    async ({ body: { userID, bmi, category }, headers }) => {
      const started = headers["keepwell-content"];
      const scale = started ? await deps.content.version(started) : deps.content.scale(step.survey);
      if (scale?.id !== step.survey) throw new AppError("UNKNOWN_CONTENT_VERSION");
      const { id, hash, rule } = scale;
      const scored = scoreOf(rule, Number(bmi));
      if (scored?.meaning !== category) {
        const message = "This category does not belong to this body mass index.";
        throw new AppError("INVALID_BODY", { issues: [{ code: "CATEGORY_DISAGREES", path: "category", message }] });
      }
      const account = await requireSubmitter(deps.database, userID);
      await deps.limits.take("submit", account.id);
      const submittedAt = deps.now();
      return storeSubmission(deps.commits, {
        accountId: account.id,
        ageBand: ageBandOf(account.yearOfBirth, submittedAt),
        idempotencyKey: null,
        scale: id,
        contentHash: hash,
        answers: { bmi, category },
        scored,
        submittedAt,
      });
    },
  );
}
