import type { AppInfo } from "#core/api/public-scale.ts";
import { consentKey } from "../coach/model/consent.ts";
import type { Config } from "../config.ts";
import { type Content, introOf, standaloneScales } from "../content/content.ts";

/** Returns what the pages need to know about this server, including what depends on the request. */
export function appInfoOf(config: Config, content: Content, studio: AppInfo["studio"]): AppInfo {
  const hasOwnStorage = config.backend === null;
  return {
    guardRedirect: config.sisterSiteUrl ?? content.site.guardRedirect,
    // The provider's backend has no calls for standalone scales.
    scales: hasOwnStorage ? standaloneScales(content).map(introOf) : [],
    hasOwnStorage,
    asksPassword: hasOwnStorage && config.loginPolicy === "device",
    // This server stores a submission sent twice under one key once (storeSubmission). A provider may not.
    resends: hasOwnStorage,
    ...(studio ? { studio } : {}),
    ...(config.showsGallery ? { hasGallery: true } : {}),
    ...(config.oidc ? { identityProvider: config.oidc.name } : {}),
    model: config.model && { provider: config.model.provider, consent: consentKey(config.model) },
  };
}
