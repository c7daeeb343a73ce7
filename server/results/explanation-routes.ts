import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { Text } from "#core/content-model/text.ts";
import { explanationOf } from "#core/scoring/explanation/explain-score.ts";
import type { Trace } from "#core/scoring/trace.ts";
import { sayLeftOut } from "../calls/left-out.ts";
import { route } from "../calls/route.ts";
import { type Content, type Scale, standaloneScale, surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { latestSubmission } from "../submissions/latest-submission.ts";
import { historyOf } from "./history.ts";

/**
 * Adds the calls that explain the latest result of a scale and return its history, for domains and standalone scales
 * alike.
 */
export function addExplanationRoutes(app: FastifyInstance, { content, database, limits }: AppDeps): void {
  route({ app, limits }, "explanation", async ({ params: { scale, userId } }) => {
    const latest = await latestSubmission(database, userId, scalesReadAs(content.current, scale));
    if (!latest) throw new AppError("NO_SCORE");
    const answered = await content.version(latest.content_hash);
    const scoredBy = await content.version(latest.scored_by ?? latest.content_hash);
    if (!answered || !scoredBy) throw new Error(`no version ${latest.content_hash} of ${latest.scale}`);
    const titles = storedTitles(content.current, scoredBy);
    return explanationOf(
      { survey: answered.survey, rule: scoredBy.rule },
      JSON.parse(latest.trace) as Trace,
      latest.submitted_at,
      titles,
    );
  });

  route({ app, limits }, "history", async ({ params: { scale, userId } }, reply) => {
    const scales = scalesReadAs(content.current, scale);
    const { entries, leftOut } = await historyOf(database, content, userId, scales);
    sayLeftOut(reply, leftOut);
    return entries;
  });
}

/**
 * Returns the scales whose results belong to an id: a domain's survey with its variants, a survey asked first, or a
 * standalone scale.
 * @throws AppError NOT_FOUND for any other id, including that of a variant
 */
function scalesReadAs(content: Content, id: string): readonly string[] {
  const domain = content.catalogue.domains.find(({ survey }) => survey === id);
  if (domain) return surveysOf(domain);
  const isAskedFirst = content.catalogue.domains.some(({ firstSurvey }) => firstSurvey?.survey === id);
  if (!isAskedFirst && !standaloneScale(content, id)) throw new AppError("NOT_FOUND");
  return [id];
}

/** Returns the titles of the other scales whose results this rule reads. */
function storedTitles({ scales }: Content, { rule }: Scale): ReadonlyMap<string, Text> {
  const pairs = (rule.reads ?? []).flatMap(({ name, scale }): [string, Text][] => {
    const title = scales.get(scale)?.rule.title;
    return title === undefined ? [] : [[name, title]];
  });
  return new Map(pairs);
}
