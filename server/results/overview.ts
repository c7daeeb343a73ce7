import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { HistoryEntry, LatestResult } from "#core/api/explanation.ts";
import type { UserId } from "#core/api/ids.ts";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import type { Trace } from "#core/scoring/trace.ts";
import { alertsElsewhere } from "#core/shared/alerts-elsewhere.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { betterBeside, changesOf } from "#core/shared/score-changes.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { route } from "../calls/route.ts";
import { type Content, ofContent, standaloneScales, surveysOf } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import type { Tables } from "../storage/tables.ts";
import { latestSubmission } from "../submissions/latest-submission.ts";
import { overallHistoryOf } from "./history.ts";

type ListedScale = { readonly survey: string; readonly scales: readonly string[] };

/** Adds the call that returns the latest result of every scale an account has taken, for the hub. */
export function addOverviewRead(app: FastifyInstance, { content, database, limits }: AppDeps): void {
  route({ app, limits }, "overview", async ({ params: { userId } }): Promise<LatestResult[]> => {
    const { current } = content;
    const history = await overallHistoryOf(database, content, userId);
    const taken = new Set(history.map(({ scale }) => scale));
    const results = listedScalesOf(current).map(async (listed): Promise<LatestResult | null> => {
      // Most scales are never taken, and there may be hundreds.
      const scored = listed.scales.some((scale) => taken.has(scale)) ? scoredResult(current, listed, history) : null;
      const raised = await latestAlerts(database, current, userId, listed.scales);
      return raised ? { ...(scored ?? withoutScore(listed, raised.submittedAt)), alerts: raised.alerts } : scored;
    });
    return (await Promise.all(results)).filter((result) => result !== null);
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
  const change = changesOf(entries, rule).at(-1) ?? "first";
  const better = betterBeside(change, rule);
  return { survey, score, band, submittedAt, change, ...(better ? { better } : {}) };
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

/**
 * Returns what the latest answers of a user to any of the scales raised, but for abuse, in the words of the version that
 * was answered; null where they raised nothing. Traces are long, so that they are read only where a live rule has
 * alerts.
 */
async function latestAlerts(
  database: Kysely<Tables>,
  { scales: known }: Content,
  userId: UserId,
  scales: readonly string[],
): Promise<{ readonly alerts: RaisedAlert[]; readonly submittedAt: string } | null> {
  if (!scales.some((scale) => known.get(scale)?.rule.alerts)) return null;
  const latest = await latestSubmission(database, userId, scales);
  if (!latest) return null;
  const { alerts = [] } = JSON.parse(latest.trace) as Trace;
  const shown = alertsElsewhere(alerts);
  return shown.length > 0 ? { alerts: shown, submittedAt: latest.submitted_at } : null;
}
