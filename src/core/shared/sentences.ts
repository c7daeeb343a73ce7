/**
 * Splits a text into its sentences. A browser that cannot find them gets the whole text as one.
 * @param language its code, such as "es"
 */
export function sentencesOf(text: string, language: string): string[] {
  if (!("Segmenter" in Intl)) return [text].filter((one) => one !== "");
  const found = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return [...found].map(({ segment }) => segment.trim()).filter((one) => one !== "");
}
