import type { Danger } from "#core/content-model/safety.ts";
import type { ShownSite, Site } from "#core/content-model/site.ts";
import type { Config } from "../config.ts";
import { type Content, ofContent } from "../content/content.ts";

/** Returns a function that gives the words of the site as the pages show them. */
export function shownSite({ backend }: Pick<Config, "backend">): (content: Content) => ShownSite {
  return ofContent(({ site }) => withoutDanger(backend ? wordsOfProvider(site) : site));
}

/** Returns what a browser has to know to tell danger. Referrals are the guide's to make. */
export function shownDanger({ site }: Pick<Content, "site">): Danger {
  const { concerns, exit } = site.safety;
  return { concerns, ...(exit === undefined ? {} : { exit }) };
}

function withoutDanger({ safety: { region, regions }, ...site }: Site): ShownSite {
  return { ...site, safety: { region, regions } };
}

/** A provider answers and stores in this mode, so the texts about our own guide and database are replaced. */
function wordsOfProvider(site: Site): Site {
  const { about, privacy } = site.provider;
  return { ...site, guide: { ...site.guide, about }, privacy: { ...site.privacy, sections: privacy } };
}
