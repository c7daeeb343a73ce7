import type { FastifyInstance } from "fastify";
import { addresses } from "#core/api/addresses.ts";
import { AppError } from "#core/api/app-error.ts";
import type { Reply } from "#core/api/calls.ts";
import { SCORE_KEYS, type ScoreKey } from "#core/content-model/call-keys.ts";
import { textOf } from "#core/shared/text-of.ts";
import { requireOwnSession } from "../accounts/own-session.ts";
import { sayLeftOut } from "../calls/left-out.ts";
import { route } from "../calls/route.ts";
import { userIdIn } from "../calls/user-id-in.ts";
import { ofContent, standaloneScale, standaloneScales, surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { latestSubmission, replyOf } from "../submissions/latest-submission.ts";
import { cachedReply } from "./cached-reply.ts";
import { addExplanationRoutes } from "./explanation-routes.ts";
import { addOverviewRead } from "./overview.ts";
import { scoreRecords } from "./score-records.ts";

/**
 * Adds the calls that return the latest result of each domain and standalone scale, the list of all results, and their
 * explanations.
 */
export async function scoreRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = { app, limits: deps.limits };
  for (const key of SCORE_KEYS) addScoreRead(app, deps, key);
  await app.register(async (own) => {
    requireOwnSession(own, deps);
    addStandaloneScoreRead(own, deps);
    addExplanationRoutes(own, deps);
    addOverviewRead(own, deps);
  });
  route(routes, "viewScores", ({ params: { userID } }, reply) =>
    cachedReply(deps, "viewScores", userID, reply, async () => {
      const forums = forumsOf(deps.content.current);
      const { records, leftOut } = await scoreRecords(deps.database, userID, forums);
      sayLeftOut(reply, leftOut);
      return records;
    }),
  );
}

/** Maps each scale to the name under which its results are listed: its domain's, otherwise its own title. */
const forumsOf = ofContent((content) => {
  const ofDomains = content.catalogue.domains.flatMap((domain) =>
    surveysOf(domain).map((survey): [string, string] => [survey, textOf(domain.name)]),
  );
  const further = standaloneScales(content).map(({ id, rule }): [string, string] => [id, textOf(rule.title)]);
  return new Map([...ofDomains, ...further]);
});

/**
 * Adds the call that returns the latest result of any scale without a domain. The scale is looked up per request,
 * because scales come and go.
 */
function addStandaloneScoreRead(app: FastifyInstance, { content, database, limits }: AppDeps): void {
  route({ app, limits }, "scaleScore", async ({ params: { scale, userId } }) => {
    if (!standaloneScale(content.current, scale)) throw new AppError("NOT_FOUND");
    const latest = await latestSubmission(database, userId, [scale]);
    if (!latest) throw new AppError("NO_SCORE");
    return replyOf(latest);
  });
}

/**
 * Adds a call that returns the latest result of the domain that names it. The domain is looked up per request, because
 * an edit of the catalogue may name another.
 */
function addScoreRead(app: FastifyInstance, deps: AppDeps, key: ScoreKey): void {
  const { content, database, limits } = deps;
  const { scoreKey = "score" } = addresses[key];
  route({ app, limits }, key, ({ params, query }, reply) => {
    const sent: Readonly<Record<string, string>> = { ...params, ...query };
    const domain = content.current.catalogue.domains.find(({ score }) => score === key);
    if (!domain) throw new AppError("NOT_FOUND");
    const userId = userIdIn(key, sent);
    return cachedReply(deps, key, userId, reply, async () => {
      const latest = await latestSubmission(database, userId, surveysOf(domain));
      if (!latest) throw new AppError("NO_SCORE");
      const { score, ...rest } = replyOf(latest);
      return { [scoreKey]: score, ...rest } as Reply<ScoreKey>;
    });
  });
}
