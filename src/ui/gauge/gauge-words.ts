import type { Gauge } from "#core/content-model/rule-result.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import type { Language } from "../language/language.ts";
import { numberText, scoreText } from "../language/numbers.ts";
import { sayText } from "../language/use-text.ts";
import { betterSideMessages, gaugeMessages } from "../messages.ts";
import { type GaugeScale, isMirrored } from "./gauge-geometry.ts";

/** Returns the labels of the two ends. A gauge that ends before its scale says so: "350 or more". */
export function endLabels(scale: GaugeScale, language: Language): { readonly left: string; readonly right: string } {
  const low = numberText(scale.range.min, language);
  const high = highEnd(scale, language);
  return isMirrored(scale.gauge) ? { left: high, right: low } : { left: low, right: high };
}

/** Returns the range of the gauge, such as "0 to 40". */
export const endsInWords = (scale: Ends, language: Language): string =>
  gaugeMessages(language).range({ low: numberText(scale.range.min, language), high: highEnd(scale, language) });

type Place = { readonly score: number; readonly bandIndex: number };

/** Returns the whole gauge as one sentence: "Stress 18 of 40, Moderate"; without the meaning where the rule shows none. */
export function gaugeInWords(name: string, scale: GaugeScale, place: Place, language: Language): string {
  const t = gaugeMessages(language);
  const band = scale.bands[place.bandIndex];
  const score = scoreText(place.score, language, scale);
  const range = endsInWords(scale, language);
  if (!shownOf(scale).hasMeaning) return `${name} ${score} ${t.scale({ range })}`;
  if (!band) return t.inNone({ name, score });
  const meaning = sayText(band.meaning, language);
  if (scale.gauge.capped) return t.inWordsCapped({ name, score, meaning, range });
  return t.inWords({ name, score, meaning, high: highEnd(scale, language) });
}

/** Returns the range of a number without a gauge. */
export const rangeInWords = ({ range }: Pick<GaugeScale, "range">, language: Language): string =>
  endsInWords({ range, gauge: { max: range.max } }, language);

type Ends = Pick<GaugeScale, "range"> & { readonly gauge: Pick<Gauge, "max" | "endLabel"> };

function highEnd({ gauge }: Ends, language: Language): string {
  return gauge.endLabel ? sayText(gauge.endLabel, language) : numberText(gauge.max, language);
}

/** Returns which side is better, in words. The direction differs between scales, which confuses readers. */
export const betterSideSentence = (gauge: Gauge, language: Language): string =>
  betterSideMessages(language)[gauge.better];
