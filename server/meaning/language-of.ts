import { eld } from "eld/small";

/**
 * Returns the language that a text is written in, among those offered.
 * @param offered codes such as `en`; the first is the default
 * @param otherwise the language to assume where the text does not tell, such as "ok"
 */
export function languageOf(text: string, offered: readonly string[], otherwise: string): string {
  const scores = eld.detect(text).getScores();
  const scored = offered.filter((code) => scores[code] !== undefined);
  const [first] = scored.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return first ?? otherwise;
}
