import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import type { SiteContent } from "./site-content.ts";

// What a site has, as its pages ask.

export const hasOwnStorage = ({ appInfo }: SiteContent) => appInfo.hasOwnStorage;
/** App information that an earlier build cached for offline use has no `model`. */
export const modelOf = ({ appInfo }: SiteContent) => appInfo.model ?? null;
export const hasStudio = ({ appInfo }: SiteContent) => (appInfo.studio ?? "off") !== "off";
export const identityProviderOf = ({ appInfo }: SiteContent) => appInfo.identityProvider ?? null;
/** All that is offered: the areas, then the other scales. */
export const offeredIn = ({ domains, appInfo }: Pick<SiteContent, "domains" | "appInfo">) => [
  ...domains,
  ...appInfo.scales.map(offeredScaleOf),
];
/** The props of every page on which the guide or a language model answers. */
export const answering = (content: SiteContent) => ({
  site: content.site,
  model: modelOf(content),
  hasGuide: hasOwnStorage(content),
});
