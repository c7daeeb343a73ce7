import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Safety } from "#core/content-model/safety.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import type { SafetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";

/** Returns what an entry says: first what has to be known before it. */
export function entryText(entry: GuidanceEntry, safety: Safety, language: string): string {
  const parts = [entry.warning, entry.text].flatMap((text) => (text ? [textOf(text, language)] : []));
  return fillIn(parts.join("\n\n"), numbersOf(safety));
}

/** Returns whether an entry begins with what a line about a danger says: whom to call. */
export function beginsWith(entry: GuidanceEntry, { numbers }: SafetyWord, safety: Safety, language: string): boolean {
  const [first = ""] = entryText(entry, safety, language).split(/(?<=[.!?])\s/);
  return numbers.every((number) => first.includes(number));
}
