import type { Catalogue, Domain } from "#core/contracts/domains.ts";
import type { SourceAddress } from "#core/contracts/guidance.ts";
import type { AppInfo, ScaleView } from "#core/contracts/scale-view.ts";
import type { Site } from "#core/contracts/site.ts";
import type { SurveyDocument } from "#core/contracts/survey.ts";
import { call } from "./http.ts";

export const fetchAppInfo = () => call<AppInfo>("/content/app.json");
export const fetchCatalogue = () => call<Catalogue>("/content/domains.json");
export const fetchSite = () => call<Site>("/content/site.json");
/** The addresses of the sources that advice names. */
export const fetchSources = () => call<readonly SourceAddress[]>("/content/sources.json");
export const fetchSurvey = (survey: string) => call<SurveyDocument>(`/content/surveys/${survey}.json`);
/** The scale of each category, as far as it came: one that does not come takes no other with it. */
export async function fetchScales(
  scored: readonly Pick<Domain, "category" | "survey">[],
): Promise<ReadonlyMap<string, ScaleView>> {
  const settled = await Promise.allSettled(
    scored.map(async ({ category, survey }) => [category, await fetchScale(survey)] as const),
  );
  return new Map(settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
}

/** Bands, gauge and source of a scale, and the hash of its current version. */
export const fetchScale = (scale: string) => call<ScaleView>(`/content/scales/${scale}.json`);
