import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { everyWording } from "#core/shared/text-of.ts";

/**
 * Tells a list of a reply whose lines can be asked: topics and questions that the guide offers under a sentence of its
 * own, and the suggested questions of the domains. In whatever language, since the guide answers in the question's.
 */
export function offeredQuestions(domains: readonly Domain[], { also, meant, otherwise, topics }: ShownSite["guide"]) {
  const sentences = new Set([also, meant, otherwise, topics].flatMap((text) => (text ? everyWording(text) : [])));
  const suggested = new Set(domains.flatMap(({ suggestedQuestions }) => suggestedQuestions.flatMap(everyWording)));
  /** @param before the line above the list */
  return (point: string, before: string): boolean => sentences.has(before.trim()) || suggested.has(point);
}
