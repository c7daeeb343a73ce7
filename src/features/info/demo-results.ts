import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Band, Tone } from "#core/content-model/rule-result.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { shownBandIndex } from "#core/shared/bands.ts";

export type DemoPersonContent = NonNullable<ShownSite["demo"]["person"]>;

/** A result of somebody who does not exist, with what a real one would show. */
export type DemoResult = {
  readonly domain: Domain;
  readonly scale: PublicScale & { readonly gauge: NonNullable<PublicScale["gauge"]> };
  readonly score: number;
  readonly bandIndex: number;
  readonly band: Band;
};

/** The tones, from the one in which most can change. */
const FIRST: readonly Tone[] = ["alert", "watch", "fair", "good"];

/** Returns the results of the areas whose scale has come. */
export function demoResults(
  { results }: DemoPersonContent,
  domains: readonly Domain[],
  scales: ReadonlyMap<string, PublicScale>,
): DemoResult[] {
  return results.flatMap(({ category, score }): DemoResult[] => {
    const domain = domains.find((one) => one.category === category);
    const scale = scales.get(category);
    const gauge = scale?.gauge;
    if (!domain || !scale || !gauge) return [];
    const bandIndex = shownBandIndex(scale, score);
    const band = scale.bands[bandIndex];
    return band ? [{ domain, scale: { ...scale, gauge }, score, bandIndex, band }] : [];
  });
}

/** Returns the result that is taken up first. */
export const firstToChange = (results: readonly DemoResult[]): DemoResult | undefined =>
  results.toSorted((one, other) => FIRST.indexOf(one.band.tone) - FIRST.indexOf(other.band.tone))[0];
