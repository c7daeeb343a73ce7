/** Returns the language of a text, one of `offered` such as `en`; `otherwise` where the text does not tell, such as "ok". */
export type LanguageOf = (text: string, offered: readonly string[], otherwise: string) => string;

/**
 * Loads what tells languages. Its tables take half a second and 110 MB the first time, which a start or a command without a
 * question can do without.
 */
export async function loadLanguages(): Promise<LanguageOf> {
  const { eld } = await import("eld/small");
  return (text, offered, otherwise) => {
    const scores = eld.detect(text).getScores();
    const scored = offered.filter((code) => scores[code] !== undefined);
    const [first] = scored.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    return first ?? otherwise;
  };
}
