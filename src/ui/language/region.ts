import type { Language } from "./language.ts";

/**
 * Returns a language with the region of this browser, such as `en-GB`, where the browser names one: it decides whether the
 * day or the month comes first.
 */
export function localeOf({ code }: Language, preferred: readonly string[] = navigator.languages): string {
  return preferred.find((one) => one.startsWith(`${code}-`)) ?? code;
}
