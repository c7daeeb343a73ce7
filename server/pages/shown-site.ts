import type { Site } from "#core/content-model/site.ts";
import type { Config } from "../config.ts";
import { type Content, ofContent } from "../content/content.ts";

/** Returns a function that gives the words of the site as the pages show them. */
export function shownSite({ backend }: Pick<Config, "backend">): (content: Content) => Site {
  return ofContent(({ site }) => (backend ? wordsOfProvider(site) : site));
}

/** A provider answers and stores in this mode, so the texts about our own guide and database are replaced. */
function wordsOfProvider(site: Site): Site {
  const { about, privacy } = site.provider;
  return { ...site, guide: { ...site.guide, about }, privacy: { ...site.privacy, sections: privacy } };
}
