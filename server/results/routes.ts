import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { AppError } from "#core/api/app-error.ts";
import {
  ErrorBodySchema,
  type ScoreRecord,
  ScoreRecordSchema,
  ScoreReplyExtras,
  SubmissionReplySchema,
  UserIdSchema,
} from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { ScaleIdSchema } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { ofContent, standaloneScale, standaloneScales, surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { latestSubmission, replyOf } from "../submissions/submissions.ts";
import { addWorkingReads } from "./explanation-routes.ts";
import { addOverviewRead } from "./overview.ts";
import { scoreRecords } from "./score-records.ts";

type Ids = Readonly<Record<string, string>>;

/** One read for each domain of the catalogue, one for all further scales, the list of all results, and how they came about. */
export async function scoreRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  for (const domain of deps.content.current.catalogue.domains) addScoreRead(app, deps, domain);
  addStandaloneScoreRead(app, deps);
  addWorkingReads(app, deps);
  addOverviewRead(app, deps);

  app.get<{ Params: { userID: string } }>(
    "/view-scores/:userID",
    {
      schema: {
        params: Type.Object({ userID: UserIdSchema }),
        response: { 200: Type.Array(ScoreRecordSchema), "4xx": ErrorBodySchema },
      },
    },
    ({ params }): Promise<ScoreRecord[]> => {
      return scoreRecords(deps.database, params.userID, forumsOf(deps.content.current));
    },
  );
}

/** The name under which the results of each scale are listed: its domain's, else its own title. */
const forumsOf = ofContent((content) => {
  const ofDomains = content.catalogue.domains.flatMap((domain) =>
    surveysOf(domain).map((survey): [string, string] => [survey, textOf(domain.name)]),
  );
  const further = standaloneScales(content).map(({ id, rule }): [string, string] => [id, textOf(rule.title)]);
  return new Map([...ofDomains, ...further]);
});

/** The latest result of any scale that belongs to no domain, looked up when asked: scales may come and go. */
function addStandaloneScoreRead(app: FastifyInstance, { content, database }: AppDeps): void {
  app.get<{ Params: { scale: string; userId: string } }>(
    "/api/scales/:scale/:userId",
    {
      schema: {
        params: Type.Object({ scale: ScaleIdSchema, userId: UserIdSchema }),
        response: { 200: SubmissionReplySchema, "4xx": ErrorBodySchema },
        tags: ["Further scales"],
      },
    },
    async ({ params: { scale, userId } }) => {
      if (!standaloneScale(content.current, scale)) throw new AppError("NOT_FOUND");
      const latest = await latestSubmission(database, userId, [scale]);
      if (!latest) throw new AppError("NO_SCORE");
      return replyOf(latest);
    },
  );
}

/** The call's path carries the id in the path (`/x/{user}`) or in the query (`/x?userID={user}`). */
function addScoreRead(app: FastifyInstance, { content, database }: AppDeps, domain: Domain): void {
  const [path = "", query] = domain.score.path.split("?");
  const userKey = query?.split("=")[0] ?? "userId";
  const ids = Type.Object({ [userKey]: UserIdSchema }, { additionalProperties: false });
  const { field } = domain.score;

  app.get<{ Params: Ids; Querystring: Ids }>(
    path.replace("{user}", `:${userKey}`),
    {
      schema: {
        ...(query ? { querystring: ids } : { params: ids }),
        response: { 200: Type.Object({ [field]: Type.Number(), ...ScoreReplyExtras }), "4xx": ErrorBodySchema },
        tags: [textOf(domain.name)],
      },
    },
    async ({ params, query: search }) => {
      const userId = (query ? search : params)[userKey] ?? "";
      const now = content.current.catalogue.domains.find(({ category }) => category === domain.category) ?? domain;
      const latest = await latestSubmission(database, userId, surveysOf(now));
      if (!latest) throw new AppError("NO_SCORE");
      const { score, ...extras } = replyOf(latest);
      return { [field]: score, ...extras };
    },
  );
}
