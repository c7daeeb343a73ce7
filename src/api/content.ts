import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { call, NetworkError } from "./http.ts";
import { readableCatalogue } from "./readable-catalogue.ts";

export const fetchAppInfo = () => call("appInfo", {});
export const fetchCatalogue = async () => readableCatalogue(await call("catalogue", {}));
export const fetchSite = () => call("site", {});
/** The addresses of the sources that advice names. */
export const fetchSources = () => call("sources", {});
/** The scale of each category, as far as it came: one that does not come takes no other with it. */
export async function fetchScales(
  scored: readonly Pick<Domain, "category" | "survey">[],
): Promise<ReadonlyMap<string, PublicScale>> {
  const settled = await Promise.allSettled(
    scored.map(async ({ category, survey }) => [category, await fetchScale(survey)] as const),
  );
  return new Map(settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
}

/** How often survey and scale are asked for together before it is given up. */
const MOST_TRIES = 3;

/**
 * The questions of a survey with its scale, both of one version: an editor may publish between the two
 * replies, and answers to the one would be scored by the other.
 */
export async function fetchQuestions(id: string): Promise<{ survey: SurveyDocument; scale: PublicScale }> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    let version: string | null = null;
    const onHeaders = (headers: Headers) => {
      version = headers.get("keepwell-content");
    };
    const asked = call("survey", { values: { scale: id }, onHeaders });
    const [survey, scale] = await Promise.all([asked, fetchScale(id)]);
    // What an earlier build kept for use without a connection names no version.
    if (version === null || version === scale.hash) return { survey, scale };
  }
  throw new NetworkError("the questions and their scale are of different versions");
}

/** Bands, gauge and source of a scale, and the hash of its current version. */
export const fetchScale = (scale: string) => call("scale", { values: { scale } });
