import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { StudioDraft, StudioScale } from "#core/api/studio.ts";
import { ScoringRuleSchema } from "#core/content-model/scoring-rule.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import { route } from "../calls/route.ts";
import type { ContentTexts } from "../content/check/content-texts.ts";
import type { Publication } from "../content/live/content-source.ts";
import type { LiveContent } from "../content/live/live-content.ts";
import { fileHistoryOf } from "../content/live/publications.ts";
import type { AppDeps } from "../deps.ts";
import { admit } from "./access.ts";
import { consequencesOf } from "./consequences.ts";
import { changesOf, checkDraft, filesOf, keysOf, locatedIn, nameOf } from "./draft.ts";
import { tryAnswers } from "./try-answers.ts";
import { draftAt, versionsOf } from "./versions.ts";

/**
 * Registers the calls of the studio, where editors change scales. Everything the studio reports about content comes
 * from the content check.
 */
export async function studioRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, content, database, limits, liveContent: live, now } = deps;
  if (live === null) return;
  const routes = { app, limits };
  app.addHook("onRequest", (request) => admit(config, limits, request));

  route(routes, "studioState", () => ({
    scales: [...content.current.scales.values()].map(({ id, rule: { title } }) => ({ id, title })),
    problems: [...content.problems],
    languages: content.current.site.languages,
    keptIn: config.databaseUrl === null ? ("files" as const) : ("database" as const),
  }));
  route(routes, "studioSchemas", () => ({ survey: SurveyDocumentSchema, rule: ScoringRuleSchema }));
  route(routes, "studioScale", ({ params: { scale } }) => scaleOf(live, scale));
  route(routes, "checkDraft", ({ params: { scale }, body }) => checkDraft(live, scale, body));
  route(routes, "benchDraft", ({ body: { answers, stored, ...draft } }) => tryAnswers(draft, answers, stored, now()));
  route(routes, "draftConsequences", async ({ params: { scale }, body }) => {
    const found = await consequencesOf(database, content.current.scales.get(scale) ?? null, body);
    if (!found) throw new AppError("CONTENT_REFUSED", { issues: checkDraft(live, scale, body).problems });
    return found;
  });
  route(routes, "publishDraft", async ({ params: { scale }, body: { from, ...draft } }) => {
    await publish(live, scale, draft, from, "studio");
    return scaleOf(live, scale);
  });
  route(routes, "scaleVersions", ({ params: { scale } }) => versionsOf(database, scale, draftIn(live.texts(), scale)));
  route(routes, "rollBackScale", async ({ params: { scale }, body: { publication, from } }) => {
    const history = await fileHistoryOf(database, Object.values(keysOf(scale)));
    const then = history.find((one) => one.publication === publication);
    const draft = then && draftAt(scale, then);
    if (!draft) throw new AppError("NOT_FOUND");
    await publish(live, scale, draft, from, "rollback");
    return scaleOf(live, scale);
  });
}

function draftIn(texts: ContentTexts, id: string): StudioDraft | null {
  const { survey, rule } = keysOf(id);
  const [surveyText, ruleText] = [texts.get(survey), texts.get(rule)];
  return surveyText === undefined || ruleText === undefined ? null : { survey: surveyText, rule: ruleText };
}

/** @throws AppError NOT_FOUND */
function scaleOf(live: LiveContent, id: string): StudioScale {
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

/** Editors in browsers always end lines with LF, so a file with CRLF line ends is converted back. */
const inLines = (text: string) => text.replaceAll("\r\n", "\n");
const asBefore = (text: string, before: string) =>
  before.includes("\r\n") ? inLines(text).replaceAll("\n", "\r\n") : text;
