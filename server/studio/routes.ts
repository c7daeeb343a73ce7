import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { StudioDraft } from "#core/api/studio.ts";
import { writtenRuleSchema } from "#core/content-check/written-rule-schema.ts";
import { writtenSurveySchema } from "#core/content-check/written-survey-schema.ts";
import { route } from "../calls/route.ts";
import { type Content, type Scale, standaloneScales } from "../content/content.ts";
import { fileHistoryOf } from "../content/live/publications.ts";
import type { AppDeps } from "../deps.ts";
import { refuseDeepContent } from "../json-structure.ts";
import { memberOf, requireStaff, staffIn } from "../staff/admit.ts";
import { studioAccess } from "./access.ts";
import { answerRoutes } from "./answer-routes.ts";
import { consequencesOf } from "./consequences.ts";
import { checkDraft, keysOf, parsedDraft, parsedWithBlanks } from "./draft.ts";
import { draftRoutes } from "./drafts/draft-routes.ts";
import { dropPublished } from "./drafts/hand-over.ts";
import { newScales } from "./drafts/read-drafts.ts";
import { kitRoutes } from "./kits/kit-routes.ts";
import { dropProposal, isBySecondPerson, keepProposal } from "./proposals.ts";
import { publish } from "./publish.ts";
import { scoringFactsOf, suggestedFor } from "./scoring-apart.ts";
import { draftIn, studioScaleOf } from "./studio-scale.ts";
import { takenHome } from "./take-home.ts";
import { tryAnswers } from "./try-answers.ts";
import { draftAt, versionsOf } from "./versions.ts";

/**
 * Registers the calls of the studio, where editors change scales. Everything the studio reports about content comes
 * from the content check.
 */
export async function studioRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { commits, config, content, database, limits, liveContent: live, now } = deps;
  if (live === null || studioAccess(config, true) === "off") return;
  const routes = { app, limits };
  requireStaff(app, deps);
  app.addHook("preHandler", async ({ body }) => {
    const { survey = "", rule = "" } = (body ?? {}) as Partial<StudioDraft>;
    for (const text of [survey, rule]) refuseDeepContent(text);
  });

  draftRoutes(routes, live, deps);
  kitRoutes(routes, live, deps);
  answerRoutes(routes, deps);
  route(routes, "studioState", async (request) => ({
    scales: scalesOfHub(content.current).map(({ id, rule: { title } }) => ({ id, title })),
    newScales: await newScales(database, new Set(content.current.scales.keys())),
    problems: [...content.heldIssues],
    languages: content.current.site.languages,
    keptIn: config.databaseUrl === null ? ("files" as const) : ("database" as const),
    you: memberOf(staffIn(request)),
    needsTwo: config.publishNeedsTwo,
  }));
  route(routes, "studioSchemas", () => ({ survey: writtenSurveySchema(), rule: writtenRuleSchema() }));
  const scaleFor = (request: FastifyRequest, scale: string) => studioScaleOf(database, live, scale, staffIn(request));
  route(routes, "studioScale", (request) => scaleFor(request, request.params.scale));
  route(routes, "checkDraft", ({ params: { scale }, body }, reply) =>
    checkDraft(live, scale, body, leaving(reply.raw)),
  );
  route(routes, "benchDraft", ({ body: { answers, stored, ...draft } }) => tryAnswers(draft, answers, stored, now()));
  const rangeOf = (scale: string) => content.current.scales.get(scale)?.rule.range;
  route(routes, "scoringFacts", ({ body }, reply) =>
    scoringFactsOf(parsedWithBlanks(body), rangeOf, leaving(reply.raw)),
  );
  route(routes, "suggestExamples", async ({ params: { scale }, body }, reply) => {
    const stop = leaving(reply.raw);
    const { problems } = await checkDraft(live, scale, body, stop);
    return suggestedFor(parsedDraft(body), problems, rangeOf, stop);
  });
  route(routes, "draftConsequences", async ({ params: { scale }, body }) => {
    const found = await consequencesOf(database, content.current.scales.get(scale) ?? null, body);
    if (!found) throw new AppError("CONTENT_REFUSED", { issues: (await checkDraft(live, scale, body)).problems });
    return found;
  });
  route(routes, "proposeDraft", async (request) => {
    const { scale } = request.params;
    const { from } = await scaleFor(request, scale);
    if (from !== request.body.from) throw new AppError("CONTENT_CHANGED");
    await commits.write((transaction) => keepProposal(transaction, scale, request.body, staffIn(request), now()));
    return scaleFor(request, scale);
  });
  route(routes, "publishDraft", async (request) => {
    const { scale } = request.params;
    const { from, ...draft } = request.body;
    const staff = staffIn(request);
    // Nobody publishes what is neither there nor in a draft.
    await scaleFor(request, scale);
    const mayPublish = !config.publishNeedsTwo || (await isBySecondPerson(database, scale, draft, staff));
    if (!mayPublish) throw new AppError("SECOND_PERSON");
    await publish(live, scale, draft, from, { origin: "studio", by: staff.name });
    await commits.write(async (transaction) => {
      await dropProposal(transaction, scale, draft);
      await dropPublished(transaction, scale, draft);
    });
    return scaleFor(request, scale);
  });
  route(routes, "scaleVersions", ({ params: { scale } }) => versionsOf(database, scale, draftIn(live.texts(), scale)));
  route(routes, "takeHome", ({ params: { scale, format } }) => {
    const published = content.current.scales.get(scale);
    if (!published) throw new AppError("NOT_FOUND");
    return takenHome(published, format);
  });
  route(routes, "rollBackScale", async (request) => {
    const { scale } = request.params;
    const { publication, from } = request.body;
    const history = await fileHistoryOf(database, Object.values(keysOf(scale)));
    const then = history.find((one) => one.publication === publication);
    const draft = then && draftAt(scale, then);
    if (!draft) throw new AppError("NOT_FOUND");
    await publish(live, scale, draft, from, { origin: "rollback", by: staffIn(request).name });
    return scaleFor(request, scale);
  });
}

/** Returns all scales in the order in which people meet them: the hub's domains, its further scales, then the rest. */
function scalesOfHub(content: Content): Scale[] {
  const { catalogue, scales } = content;
  const ofDomains = catalogue.domains.flatMap(({ survey }) => scales.get(survey) ?? []);
  return [...new Set([...ofDomains, ...standaloneScales(content), ...scales.values()])];
}

/** Returns a signal that is given when whoever asked is gone: an editor who goes on typing has no use for the check. */
function leaving(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return gone.signal;
}
