import type { AppInfo } from "#core/api/public-scale.ts";
import { consentKey } from "../coach/model/consent.ts";
import type { Config } from "../config.ts";
import { type Content, introOf, standaloneScales } from "../content/content.ts";

/** What the pages are told of this server, with what depends on who asks. */
export function appInfoOf(
  config: Config,
  content: Content,
  { asksPassword, studio }: Pick<AppInfo, "asksPassword" | "studio">,
): AppInfo {
  const hasOwnStorage = config.backend === null;
  return {
    guardRedirect: config.sisterSiteUrl ?? content.site.guardRedirect,
    // The provider's backend has no calls for them.
    scales: hasOwnStorage ? standaloneScales(content).map(introOf) : [],
    hasOwnStorage,
    asksPassword: hasOwnStorage && asksPassword,
    // What comes twice under one key is stored once here (storeSubmission). Of a provider nobody knows.
    resends: hasOwnStorage,
    ...(studio ? { studio } : {}),
    model: config.model && { provider: config.model.provider, consent: consentKey(config.model) },
  };
}
