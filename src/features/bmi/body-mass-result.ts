import type { PublicScale } from "#core/api/public-scale.ts";
import { bodyMassIndex } from "#core/scoring/body-mass-index.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Measures, totalInches } from "./measures.ts";

export type BodyMassResult = {
  /** Text with one decimal, as it is sent and kept. */
  readonly bmi: string;
  readonly category: string;
  readonly bandIndex: number;
};

/** The index and the band that its one-decimal text lies in: what is shown and what is meant agree. */
export function resultOf(measures: Measures, scale: Pick<PublicScale, "bands">): BodyMassResult {
  const bmi = bodyMassIndex(measures.weight, totalInches(measures));
  const bandIndex = bandIndexOf(scale.bands, Number(bmi));
  const band = scale.bands[bandIndex];
  return { bmi, bandIndex, category: band ? textOf(band.meaning) : "" };
}
