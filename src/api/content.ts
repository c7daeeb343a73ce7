import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { call, NetworkError } from "./http.ts";
import { readableCatalogue } from "./readable-catalogue.ts";

export const fetchAppInfo = () => call("appInfo", {});
export const fetchCatalogue = async () => readableCatalogue(await call("catalogue", {}));
export const fetchSite = () => call("site", {});
/** Returns the addresses of the sources that advice names. */
export const fetchSources = () => call("sources", {});
/**
 * Returns the scale of each category. A scale that fails to load is missing from the result and does not affect the
 * others.
 */
export async function fetchScales(
  scored: readonly Pick<Domain, "category" | "survey">[],
): Promise<ReadonlyMap<string, PublicScale>> {
  const settled = await Promise.allSettled(
    scored.map(async ({ category, survey }) => [category, await fetchScale(survey)] as const),
  );
  return new Map(settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
}

/** How often survey and scale are requested together before giving up. */
const MOST_TRIES = 3;

/**
 * Returns the questions of a survey with its scale, both of the same version. An editor may publish between the two
 * replies, and answers to one version would then be scored by the other.
 */
export async function fetchQuestions(id: string): Promise<{ survey: SurveyDocument; scale: PublicScale }> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    let version: string | null = null;
    const onHeaders = (headers: Headers) => {
      version = headers.get("keepwell-content");
    };
    const asked = call("survey", { values: { scale: id }, onHeaders });
    const [survey, scale] = await Promise.all([asked, fetchScale(id)]);
    // Replies that an earlier build cached for offline use carry no version.
    if (version === null || version === scale.hash) return { survey, scale };
  }
  throw new NetworkError("the questions and their scale are of different versions");
}

/** Returns the bands, gauge and source of a scale with the hash of its current version. */
export const fetchScale = (scale: string) => call("scale", { values: { scale } });
