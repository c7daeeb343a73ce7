import { numberText } from "../language/numbers.ts";
import { sayText } from "../language/use-text.ts";
import { gaugeMessages } from "../messages.ts";
import { type GaugeScale, isMirrored } from "./gauge-geometry.ts";

/** What stands at the two ends. A gauge that ends before its scale says so: "350 or more". */
export function endLabels(scale: GaugeScale): { readonly left: string; readonly right: string } {
  const low = numberText(scale.range.min);
  const high = highEnd(scale);
  return isMirrored(scale.gauge) ? { left: high, right: low } : { left: low, right: high };
}

/** The numbers from end to end, such as "0 to 40". */
export const endsInWords = (scale: GaugeScale): string =>
  gaugeMessages.get().range({ low: numberText(scale.range.min), high: highEnd(scale) });

/** The whole gauge as one sentence: "Stress 18 of 40, Moderate". */
export function gaugeInWords(name: string, scale: GaugeScale, shown: number, bandIndex: number): string {
  const t = gaugeMessages.get();
  const band = scale.bands[bandIndex];
  const score = numberText(shown);
  if (!band) return t.inNone({ name, score });
  const meaning = sayText(band.meaning);
  if (scale.gauge.capped) return t.inWordsCapped({ name, score, meaning, range: endsInWords(scale) });
  return t.inWords({ name, score, meaning, high: highEnd(scale) });
}

function highEnd({ gauge }: GaugeScale): string {
  return gauge.endLabel ? sayText(gauge.endLabel) : numberText(gauge.max);
}
