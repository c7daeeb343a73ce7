import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Danger } from "#core/content-model/safety.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { call, NetworkError } from "./http.ts";
import { readableCatalogue } from "./readable-catalogue.ts";

/** A server that needs longer for this is not there. */
const HEALTH_LIMIT_MS = 4000;

export const fetchAppInfo = () => call("appInfo", {});
export const fetchCatalogue = async () => readableCatalogue(await call("catalogue", {}));
export const fetchSite = () => call("site", {});

let danger: Promise<Danger> | null = null;
/**
 * Returns what tells danger by phrases. It is asked for once in a visit, as the site is.
 * @throws ApiError, NetworkError
 */
export function fetchDanger(): Promise<Danger> {
  danger ??= call("danger", {}).catch((error: unknown) => {
    danger = null;
    throw error;
  });
  return danger;
}

/**
 * Asks whether the server is there.
 * @throws ApiError, NetworkError
 */
export const fetchHealth = () => call("health", { signal: AbortSignal.timeout(HEALTH_LIMIT_MS) });
export const fetchKnowYourNumbers = () => call("knowYourNumbers", {});

/** Returns the small steps on offer; null where the content has none. */
export const fetchSmallSteps = () => call("smallSteps", {});
/** Returns the addresses of the sources that advice names. */
export const fetchSources = () => call("sources", {});
type Scales = ReadonlyMap<string, PublicScale>;

/** Returns the scales of the areas by category, asked for with one call, or where that fails with one for each. */
export async function fetchAreaScales(domains: readonly Pick<Domain, "category" | "survey">[]): Promise<Scales> {
  // Offline a browser may have kept single scales alone.
  const scales = await call("areaScales", {}).catch(() => null);
  if (scales === null) return fetchScales(domains);
  for (const [survey, scale] of Object.entries(scales)) recent.set(survey, scale);
  return new Map(
    domains.flatMap(({ category, survey }) => {
      const scale = scales[survey];
      return scale ? [[category, scale] as const] : [];
    }),
  );
}

/**
 * Returns the scale of each category, each asked for by itself. A scale that fails to load is missing from the result and
 * does not affect the others.
 */
export async function fetchScales(scored: readonly Pick<Domain, "category" | "survey">[]): Promise<Scales> {
  const settled = await Promise.allSettled(
    scored.map(async ({ category, survey }) => [category, await fetchScale(survey)] as const),
  );
  return new Map(settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
}

/** How often survey and scale are requested together before giving up. */
const MAX_TRIES = 3;

/**
 * Returns the questions of a survey with its scale, both of the same version. An editor may publish between the two
 * replies, and answers to one version would then be scored by the other.
 */
export async function fetchQuestions(id: string): Promise<{ survey: SurveyDocument; scale: PublicScale }> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
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
export async function fetchScale(scale: string): Promise<PublicScale> {
  const fetched = await call("scale", { values: { scale } });
  recent.set(scale, fetched);
  return fetched;
}

const recent = new Map<string, PublicScale>();

/**
 * Returns a scale as this visit last loaded it. A questionnaire loads its scale, so a result that came with the reply
 * can be shown without any further request.
 */
export const recentScale = (scale: string): PublicScale | undefined => recent.get(scale);
