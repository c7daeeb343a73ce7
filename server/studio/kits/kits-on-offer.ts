import type { KitLibrary, KitOnOffer } from "#core/api/studio-kits.ts";
import type { Kit } from "#core/content-model/kit.ts";
import { setsOf } from "#core/kits/fit-wording.ts";
import type { Library } from "../../content/kits/read-library.ts";

/**
 * Returns the library as editors see it.
 * @param becomes returns what a wording of a kit gives on this site
 */
export function kitsOnOffer(
  { kits, listed, issues }: Library,
  becomes: (kit: Kit) => KitOnOffer["becomes"],
): KitLibrary {
  return {
    kits: kits.map((kit) => ({ ...offered(kit), becomes: becomes(kit) })),
    listed: listed.map(({ id, name, items, terms, reason }) => ({ id, name, items: items ?? null, terms, reason })),
    faulty: [...new Set(issues.flatMap(({ file }) => file ?? []))],
  };
}

function offered(kit: Kit): Omit<KitOnOffer, "becomes"> {
  const { id, name, title, population, terms, range, cutOffs, citations, forms } = kit;
  const extra = kit.items.filter((item) => "extra" in item);
  const sets = setsOf(kit.items.filter((item) => !("extra" in item)));
  const sizesOf = (names: readonly string[]) => names.map((set) => kit.options[set]?.length ?? 0);
  const hasCodes = kit.loinc !== undefined || kit.items.some(({ loinc }) => loinc !== undefined);
  return {
    ...{ id, name, title, population, range, hasCodes },
    terms: {
      summary: terms.summary,
      source: terms.source,
      notice: terms.notice ?? null,
      conditions: terms.conditions ?? [],
    },
    items: kit.items.length - extra.length,
    extraItems: extra.length,
    options: sizesOf(sets),
    extraOptions: sizesOf(setsOf(extra).filter((set) => !sets.includes(set))),
    bands: cutOffs ? { count: cutOffs.bands.length, citation: cutOffs.citation } : null,
    subscales: kit.subscores?.length ?? 0,
    alerts: kit.alerts?.length ?? 0,
    hasMissingRule: kit.missing !== undefined,
    languages: [...new Set(forms.map(({ language }) => language))],
    citations: citations.map(({ text }) => text),
    notes: kit.notes ?? [],
  };
}
