import { createRequire } from "node:module";
import type { eld } from "eld/small";

const load = createRequire(import.meta.url);
/** Its tables take half a second and 110 MB, which a start or a command without a question can do without. */
let detector: typeof eld | undefined;

/**
 * Returns the language that a text is written in, among those offered.
 * @param offered codes such as `en`; the first is the default
 * @param otherwise the language to assume where the text does not tell, such as "ok"
 */
export function languageOf(text: string, offered: readonly string[], otherwise: string): string {
  detector ??= (load("eld/small") as { eld: typeof eld }).eld;
  const scores = detector.detect(text).getScores();
  const scored = offered.filter((code) => scores[code] !== undefined);
  const [first] = scored.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return first ?? otherwise;
}
