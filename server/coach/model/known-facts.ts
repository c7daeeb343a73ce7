import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Known } from "#core/reply-guard/check-reply.ts";
import type { KnownDomain } from "#core/reply-guard/statements.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Content, surveysOf } from "../../content/content.ts";
import type { DomainResult } from "../../results/domain-results.ts";

/** Returns the facts a reply is checked against: the entries that were given, and the account's own results. */
export function knownFacts(
  { catalogue, scales, coach }: Content,
  entries: readonly GuidanceEntry[],
  results: readonly (DomainResult & { readonly submittedAt?: string })[],
): Known {
  const domains = catalogue.domains.map((domain): KnownDomain => {
    const rules = surveysOf(domain).flatMap((survey) => scales.get(survey)?.rule ?? []);
    const own = results.find((result) => result.domain.category === domain.category);
    return {
      category: domain.category,
      names: [...new Set([textOf(domain.name), domain.category])],
      bands: [...new Set(rules.flatMap(({ bands }) => bands.map(({ meaning }) => textOf(meaning))))],
      result: own
        ? {
            meaning: own.meaning,
            score: own.score ?? null,
            most: rules[0]?.gauge?.max ?? rules[0]?.range.max ?? 0,
            date: own.submittedAt ?? null,
          }
        : null,
    };
  });
  return {
    entries: entries.map(({ id, category, title, text }) => ({
      id,
      category,
      title: textOf(title),
      text: textOf(text),
    })),
    domains,
    rules: coach.rules.join("\n"),
    guard: coach.guard,
  };
}
