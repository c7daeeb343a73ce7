import type { AdvicePoint, AdviceSource } from "#core/api/advice.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Site } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { textOf } from "#core/shared/text-of.ts";

/** Returns the source of an entry; none for one about the app itself. */
export function sourcesOf({ source }: GuidanceEntry, language?: string): AdviceSource[] {
  if (!source) return [];
  const { title, publisher, year, url } = source;
  return [{ title: textOf(title, language), publisher: textOf(publisher, language), year, url }];
}

/** Such as "Source: Stress, NHS, 2022." */
export function sourceWords({ title, publisher, year }: AdviceSource, { guide }: Site, language?: string): string {
  return fillIn(textOf(guide.source, language), { title, publisher, year });
}

/** Returns advice as one text: a line for each point, each with its sources in brackets. */
export function adviceText(points: readonly AdvicePoint[], site: Site, language?: string): string {
  return points
    .map(({ result, text, sources }) => {
      const sentences = [result?.text, text].filter(Boolean).join(" ");
      return `- ${[sentences, ...sources.map((source) => `(${sourceWords(source, site, language)})`)].join(" ")}`;
    })
    .join("\n");
}
