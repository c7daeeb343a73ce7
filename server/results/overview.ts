import type { FastifyInstance } from "fastify";
import type { HistoryEntry, LatestResult } from "#core/api/explanation.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { changesOf } from "#core/shared/score-changes.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { route } from "../calls/route.ts";
import { type Content, ofContent, standaloneScales, surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { overallHistoryOf } from "./history.ts";
import { latestAlerts } from "./latest-alerts.ts";

type ListedScale = { readonly survey: string; readonly scales: readonly string[] };

/** Adds the call that returns the latest result of every scale an account has taken, for the hub. */
export function addOverviewRead(app: FastifyInstance, { content, database, limits }: AppDeps): void {
  route({ app, limits }, "overview", async ({ params: { userId } }): Promise<LatestResult[]> => {
    const { current } = content;
    const history = await overallHistoryOf(database, content, userId);
    const taken = new Set(history.map(({ scale }) => scale));
    const results: LatestResult[] = [];
    for (const listed of listedScalesOf(current)) {
      // Most scales are never taken, and there may be hundreds.
      const scored = listed.scales.some((scale) => taken.has(scale)) ? scoredResult(current, listed, history) : null;
      const raised = await latestAlerts(database, current, userId, listed.scales);
      if (raised) results.push({ ...(scored ?? withoutScore(listed, raised.submittedAt)), alerts: raised.alerts });
      else if (scored) results.push(scored);
    }
    return results;
  });
}

function scoredResult(
  { scales: known }: Content,
  { survey, scales }: ListedScale,
  history: readonly HistoryEntry[],
): LatestResult | null {
  // Two entries show how the latest result differs from the one before.
  const entries = history.filter(({ scale }) => scales.includes(scale)).slice(-2);
  const latest = entries.at(-1);
  const rule = latest && known.get(latest.scale)?.rule;
  if (!rule) return null;
  const { score, submittedAt } = latest;
  const { meaning, aside, tone, nextStep, calls } = rule.bands[bandIndexOf(rule.bands, score)] ?? {};
  const band =
    shownOf(rule).hasMeaning && meaning && tone && nextStep
      ? { meaning, ...(aside ? { aside } : {}), tone, nextStep, ...(calls ? { calls } : {}) }
      : null;
  return { survey, score, band, submittedAt, change: changesOf(entries, rule).at(-1) ?? "first" };
}

const withoutScore = ({ survey }: ListedScale, submittedAt: string): LatestResult => ({
  survey,
  score: null,
  band: null,
  submittedAt,
  change: "first",
});

/** Lists every scale in its order, with the scales whose results count as its own. Domains may share a variant. */
const listedScalesOf = ofContent((content): ListedScale[] => [
  ...content.catalogue.domains.map((domain) => ({ survey: domain.survey, scales: surveysOf(domain) })),
  ...standaloneScales(content).map(({ id }) => ({ survey: id, scales: [id] })),
]);
