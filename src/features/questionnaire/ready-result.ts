import { completionStamp, now } from "../../browser/clock.ts";
import { dateText } from "../../ui/language/dates.ts";
import type { Language } from "../../ui/language/language.ts";
import { numberText } from "../../ui/language/numbers.ts";

/**
 * Does what a result needs and any answers need alike, while the reply is awaited: when a browser first writes a number or a
 * day, it reads how that is done, which takes a slow phone 30 ms.
 */
export function readyResult(language: Language): void {
  setTimeout(() => {
    completionStamp(now());
    dateText(now(), language);
    numberText(0, language);
  });
}
