import type { Kysely } from "kysely";
import type { UserId } from "#core/api/ids.ts";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import type { Trace } from "#core/scoring/trace.ts";
import { alertsElsewhere } from "#core/shared/alerts-elsewhere.ts";
import type { Content } from "../content/content.ts";
import type { Tables } from "../storage/tables.ts";
import { latestSubmission } from "../submissions/latest-submission.ts";

/**
 * Returns what the latest answers of a user to any of the scales raised, but for abuse, in the words of the version that
 * was answered; null where they raised nothing. Traces are long, so that they are read only where a live rule has
 * alerts.
 */
export async function latestAlerts(
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
