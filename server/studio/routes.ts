import type { FastifyInstance } from "fastify";
import { type Static, Type } from "typebox";
import { AppError } from "#core/api/app-error.ts";
import { ErrorBodySchema } from "#core/api/results.ts";
import {
  BenchBodySchema,
  BenchReplySchema,
  CheckReplySchema,
  ConsequencesSchema,
  DraftSchema,
  PublishBodySchema,
  PublishedVersionSchema,
  RollBackBodySchema,
  type StudioDraft,
  StudioScaleSchema,
  StudioStateSchema,
} from "#core/api/studio.ts";
import { ScoringRuleSchema } from "#core/content-model/scoring-rule.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import { ScaleIdSchema } from "#core/content-model/text.ts";
import type { ContentTexts } from "../content/check/content-texts.ts";
import type { Publication } from "../content/live/content-source.ts";
import type { LiveContent } from "../content/live/live-content.ts";
import { scoreTrendOf } from "../content/live/publications.ts";
import type { AppDeps } from "../deps.ts";
import { admit } from "./access.ts";
import { consequencesOf } from "./consequences.ts";
import { changesOf, checkDraft, filesOf, keysOf, locatedIn, nameOf } from "./draft.ts";
import { tryAnswers } from "./try-answers.ts";
import { draftThen, versionsOf } from "./versions.ts";

/** Two files, as JSON within JSON. */
const BODY_LIMIT = 2 * 1024 * 1024;

type OfScale = { Params: { scale: string } };
const params = Type.Object({ scale: ScaleIdSchema });
const tags = ["Studio"];
const reply = (schema: object) => ({ 200: schema, "4xx": ErrorBodySchema, "5xx": ErrorBodySchema });

/** The calls of the studio, where editors change scales. What the studio says of content comes from the content check alone. */
export async function studioRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, content, database, limits, liveContent: live, now } = deps;
  if (live === null) return;
  app.addHook("onRequest", (request) => admit(config, limits, request));

  app.get("/api/studio/state", { schema: { response: reply(StudioStateSchema), tags } }, () => ({
    scales: [...content.current.scales.values()].map(({ id, rule: { title } }) => ({ id, title })),
    problems: [...content.problems],
    languages: content.current.site.languages,
    keptIn: config.databaseUrl === null ? ("files" as const) : ("database" as const),
  }));
  app.get("/api/studio/schemas", { schema: { tags } }, () => ({
    survey: SurveyDocumentSchema,
    rule: ScoringRuleSchema,
  }));
  app.get<OfScale>(
    "/api/studio/scales/:scale",
    { schema: { params, response: reply(StudioScaleSchema), tags } },
    ({ params: { scale } }) => scaleOf(live, scale),
  );

  const schema = (body: Type.TSchema, replied: object) => ({ params, body, response: reply(replied), tags });
  app.post<OfScale & { Body: StudioDraft }>(
    "/api/studio/scales/:scale/check",
    { bodyLimit: BODY_LIMIT, schema: schema(DraftSchema, CheckReplySchema) },
    ({ params: { scale }, body }) => checkDraft(live, scale, body),
  );
  app.post<OfScale & { Body: Static<typeof BenchBodySchema> }>(
    "/api/studio/scales/:scale/bench",
    { bodyLimit: BODY_LIMIT, schema: schema(BenchBodySchema, BenchReplySchema) },
    ({ body: { answers, stored, ...draft } }) => tryAnswers(draft, answers, stored, now()),
  );
  app.post<OfScale & { Body: StudioDraft }>(
    "/api/studio/scales/:scale/consequences",
    { bodyLimit: BODY_LIMIT, schema: schema(DraftSchema, ConsequencesSchema) },
    async ({ params: { scale }, body }) => {
      const found = await consequencesOf(database, content.current.scales.get(scale) ?? null, body);
      if (!found) throw new AppError("CONTENT_REFUSED", { issues: checkDraft(live, scale, body).problems });
      return found;
    },
  );
  app.post<OfScale & { Body: Static<typeof PublishBodySchema> }>(
    "/api/studio/scales/:scale/publish",
    { bodyLimit: BODY_LIMIT, schema: schema(PublishBodySchema, StudioScaleSchema) },
    async ({ params: { scale }, body: { from, ...draft } }) => {
      await publish(live, scale, draft, from, "studio");
      return scaleOf(live, scale);
    },
  );

  app.get<OfScale>(
    "/api/studio/scales/:scale/versions",
    { schema: { params, response: reply(Type.Array(PublishedVersionSchema)), tags } },
    ({ params: { scale } }) => versionsOf(database, scale, draftIn(live.texts(), scale)),
  );
  app.post<OfScale & { Body: Static<typeof RollBackBodySchema> }>(
    "/api/studio/scales/:scale/roll-back",
    { schema: schema(RollBackBodySchema, StudioScaleSchema) },
    async ({ params: { scale }, body: { publication, from } }) => {
      const course = await scoreTrendOf(database, Object.values(keysOf(scale)));
      const then = course.find((one) => one.publication === publication);
      const draft = then && draftThen(scale, then);
      if (!draft) throw new AppError("NOT_FOUND");
      await publish(live, scale, draft, from, "rollback");
      return scaleOf(live, scale);
    },
  );
}

function draftIn(texts: ContentTexts, id: string): StudioDraft | null {
  const { survey, rule } = keysOf(id);
  const [surveyText, ruleText] = [texts.get(survey), texts.get(rule)];
  return surveyText === undefined || ruleText === undefined ? null : { survey: surveyText, rule: ruleText };
}

/** @throws AppError NOT_FOUND */
function scaleOf(live: LiveContent, id: string): Static<typeof StudioScaleSchema> {
  const draft = draftIn(live.texts(), id);
  if (!draft) throw new AppError("NOT_FOUND");
  const { survey, rule } = filesOf(live, id);
  const texts = { survey: inLines(draft.survey), rule: inLines(draft.rule) };
  return { id, ...texts, surveyFile: survey, ruleFile: rule, from: nameOf(draft) };
}

/** @throws AppError CONTENT_CHANGED, CONTENT_REFUSED, CONTENT_NOT_WRITABLE */
async function publish(
  live: LiveContent,
  id: string,
  draft: StudioDraft,
  from: string,
  origin: Publication["origin"],
): Promise<void> {
  const before = draftIn(live.texts(), id);
  if (!before) throw new AppError("NOT_FOUND");
  if (nameOf(before) !== from) throw new AppError("CONTENT_CHANGED");
  const written = { survey: asBefore(draft.survey, before.survey), rule: asBefore(draft.rule, before.rule) };
  const outcome = await live.publish({ changes: changesOf(id, written), from: changesOf(id, before), origin });
  if (outcome.kind === "outdated") throw new AppError("CONTENT_CHANGED");
  if (outcome.kind === "refused") {
    throw new AppError("CONTENT_REFUSED", { issues: outcome.issues.map(locatedIn(filesOf(live, id), draft)) });
  }
}

/** Editors in browsers end a line in one way alone; a file keeps the way it has. */
const inLines = (text: string) => text.replaceAll("\r\n", "\n");
const asBefore = (text: string, before: string) =>
  before.includes("\r\n") ? inLines(text).replaceAll("\n", "\r\n") : text;
