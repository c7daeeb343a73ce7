import type { Gauge } from "#core/contracts/scoring-rule.ts";

const SENTENCES: Record<Gauge["better"], string> = {
  lower: "On this scale, a lower number is better. The better end is on the right.",
  higher: "On this scale, a higher number is better. The better end is on the right.",
  middle: "On this scale, the middle is best.",
};

/** Which side is the better one, in words: direction differs between scales and confuses people. */
export const betterSideSentence = (gauge: Gauge): string => SENTENCES[gauge.better];
