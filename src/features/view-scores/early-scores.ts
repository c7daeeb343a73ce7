import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { ScoreRow } from "../../ui/score-table.tsx";
import type { ScaleOfRow } from "./score-rows.ts";

// What the document of all scores holds for the script that shows them before the page can (`src/early/all-scores.ts`).

/** An area with the part of its scale that a row needs. */
export type EarlyArea = Pick<Domain, "category" | "name"> & { readonly scale: ScaleOfRow };

export function areasOf(domains: readonly Domain[], scales: readonly PublicScale[]): EarlyArea[] {
  return domains.flatMap(({ category, name, survey }) => {
    const scale = scales.find((one) => one.scale === survey);
    return scale ? [{ category, name, scale: ofRow(scale) }] : [];
  });
}

const ofRow = ({ range, decimals, show, bands }: PublicScale): EarlyArea["scale"] => ({
  range,
  ...(decimals === undefined ? {} : { decimals }),
  ...(show === undefined ? {} : { show }),
  bands: bands.map(({ from, meaning, aside }) => ({ from, meaning, ...(aside === undefined ? {} : { aside }) })),
});

/** The attribute of the template that names the areas, as JSON. */
export const AREAS = "data-areas";

/** The attribute of a template of the tables: whether there are scores that are not the newest. */
export const HAS_EARLIER = "data-has-earlier";

/** The text of a cell names what stands there. */
export const ROW_TO_FILL = {
  key: "0",
  forum: "{forum}",
  score: "{score}",
  meaning: "{meaning}",
  aside: "{aside}",
  date: { text: "{day}", ago: "{ago}", iso: "{iso}" },
} as const satisfies ScoreRow;
