import { alertsElsewhere } from "#core/shared/alerts-elsewhere.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { fetchScale } from "../../api/content.ts";
import { fetchScore } from "../../api/scores.ts";
import type { HubResult } from "./hub-result.ts";

/**
 * Returns the latest results from a server without a list of them: each from its own score, with the meaning of our
 * bands. The change is left out, since the questions behind an earlier score are unknown.
 */
export async function resultsFromScores(
  userId: string,
  offeredScales: readonly Pick<OfferedScale, "score" | "survey">[],
): Promise<HubResult[]> {
  const asked = offeredScales.map(async (offered): Promise<HubResult[]> => {
    const { survey } = offered;
    const [latest, scale] = await Promise.all([fetchScore(offered, userId), fetchScale(survey)]);
    const alerts = alertsElsewhere(latest?.alerts ?? []);
    if (latest === null || (latest.score === null && alerts.length === 0)) return [];
    const band =
      latest.score === null || !shownOf(scale).hasMeaning
        ? undefined
        : scale.bands[shownBandIndex(scale, latest.score)];
    return [{ survey, band: band ?? null, change: "first", ...(alerts.length > 0 ? { alerts } : {}) }];
  });
  const settled = await Promise.allSettled(asked);
  const missing = settled.filter(({ status }) => status === "rejected").length;
  if (missing > 0) console.warn("Latest results could not be read:", missing);
  return settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}
