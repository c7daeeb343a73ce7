import { fillIn } from "#core/content/fill-in.ts";
import { textOf } from "#core/content/text-of.ts";
import type { GuidanceEntry } from "#core/contracts/guidance.ts";
import type { Text } from "#core/contracts/text.ts";

/** How advice names its source, such as "Source: …, …, 2024." */
export function sourceWords(form: Text, { source }: GuidanceEntry): string {
  const { title, publisher, year } = source;
  return fillIn(textOf(form), { title: textOf(title), publisher: textOf(publisher), year });
}
