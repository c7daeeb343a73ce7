import { addresses } from "#core/api/addresses.ts";
import { urlOf } from "#core/api/url-of.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { type PrerenderContent, USER_ID } from "#core/shared/prerender.ts";

/** Returns the address of the personal call that a page waits for, with a placeholder for the user id; null for none. */
export function earlyCallOf({ appInfo, domains }: PrerenderContent, path: string): string | null {
  // A provider has no overview.
  if (path === paths.evaluations) return appInfo.hasOwnStorage ? urlOf(addresses.overview, { userId: USER_ID }) : null;
  const offered = [...domains, ...appInfo.scales.map(offeredScaleOf)].find(({ routes }) => routes.score === path);
  if (!offered) return null;
  const address = addresses[offered.score];
  const { userKey = "" } = address;
  return urlOf(address, {
    [userKey]: USER_ID,
    ...(offered.score === "scaleScore" ? { scale: offered.survey } : {}),
  });
}
