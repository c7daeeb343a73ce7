import type { AdvicePoint, AdviceSource } from "#core/api/advice.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Site } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { textOf } from "#core/shared/text-of.ts";

/** Returns the source of an entry, in the guide's language. */
export function sourceOf({ source }: GuidanceEntry): AdviceSource {
  return { ...source, title: textOf(source.title), publisher: textOf(source.publisher) };
}

/** Such as "Source: Stress, NHS, 2022." */
export function sourceWords({ title, publisher, year }: AdviceSource, { guide }: Site): string {
  return fillIn(textOf(guide.source), { title, publisher, year });
}

/** Returns advice as one text: a line for each point, each with its sources in brackets. */
export function adviceText(points: readonly AdvicePoint[], site: Site): string {
  return points
    .map(({ result, text, sources }) => {
      const sentences = [result?.text, text].filter(Boolean).join(" ");
      return `- ${[sentences, ...sources.map((source) => `(${sourceWords(source, site)})`)].join(" ")}`;
    })
    .join("\n");
}
