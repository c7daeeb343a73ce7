import type { FastifyInstance } from "fastify";
import type { LatestResult } from "#core/api/working.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { changesOf } from "#core/shared/score-changes.ts";
import { route } from "../calls/route.ts";
import { ofContent, standaloneScales, surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { overallHistoryOf } from "./history.ts";

/** Adds the call that returns the latest result of every scale an account has taken, for the hub. */
export function addOverviewRead(app: FastifyInstance, { content, database, limits }: AppDeps): void {
  route({ app, limits }, "overview", async ({ params: { userId } }): Promise<LatestResult[]> => {
    const history = await overallHistoryOf(database, content, userId);
    const taken = new Set(history.map(({ scale }) => scale));
    return listedScalesOf(content.current).flatMap(({ survey, scales }) => {
      // Most scales are never taken, and there may be hundreds.
      if (!scales.some((scale) => taken.has(scale))) return [];
      // Two entries show how the latest result differs from the one before.
      const entries = history.filter(({ scale }) => scales.includes(scale)).slice(-2);
      const latest = entries.at(-1);
      const rule = latest && content.current.scales.get(latest.scale)?.rule;
      if (!rule) return [];
      const { score, submittedAt } = latest;
      const { meaning, tone, nextStep } = rule.bands[bandIndexOf(rule.bands, score)] ?? {};
      const band = meaning && tone && nextStep ? { meaning, tone, nextStep } : null;
      return [{ survey, score, band, submittedAt, change: changesOf(entries, rule).at(-1) ?? "first" }];
    });
  });
}

/** Lists every scale in its order, with the scales whose results count as its own. Domains may share a variant. */
const listedScalesOf = ofContent((content) => [
  ...content.catalogue.domains.map((domain) => ({ survey: domain.survey, scales: surveysOf(domain) })),
  ...standaloneScales(content).map(({ id }) => ({ survey: id, scales: [id] })),
]);
