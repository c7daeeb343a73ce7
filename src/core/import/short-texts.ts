import { LONGEST_TEXT } from "../content-model/limits.ts";

/**
 * Returns a content file whose texts are no longer than a text may be.
 * @param onCut is told the beginning of each text that was cut
 */
export function withShortTexts<Value>(value: Value, onCut: (beginning: string) => void): Value {
  const shortened = (one: unknown): unknown => {
    if (typeof one === "string" && one.length > LONGEST_TEXT) {
      onCut(one.slice(0, 40));
      return one.slice(0, LONGEST_TEXT);
    }
    if (Array.isArray(one)) return one.map(shortened);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, shortened(part)]));
  };
  return shortened(value) as Value;
}
