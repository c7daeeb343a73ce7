import type { AdvicePoint } from "#core/api/advice.ts";
import type { CheckedPoint } from "#core/reply-guard/check-reply.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../../content/content.ts";
import { sourcesOf } from "../../guidance/advice-text.ts";
import type { DomainResult } from "../../results/domain-results.ts";

/** The sentence about a result that precedes the advice. Code writes it from stored data, not the model. */
export type Opening = { readonly of: DomainResult & { readonly submittedAt?: string }; readonly point: AdvicePoint };

/**
 * Returns the points of a checked reply for display: under each result the points that belong to it, with their
 * sources.
 */
export function modelPoints(
  { site, guidance }: Content,
  points: readonly CheckedPoint[],
  openings: readonly Opening[],
): AdvicePoint[] {
  const entryOf = (id: string | null) => guidance.find((entry) => entry.id === id);
  const say = ({ text, entryId }: CheckedPoint): AdvicePoint => {
    const entry = entryOf(entryId);
    return { text: fillIn(text, numbersOf(site.safety)), sources: entry ? sourcesOf(entry) : [] };
  };
  const areaOf = ({ entryId }: CheckedPoint) => entryOf(entryId)?.category ?? "";
  const areas = openings.map(({ of }) => of.domain.category);
  return [
    ...openings.flatMap(({ of, point }) => [
      point,
      ...points
        .filter((one) => areaOf(one) === of.domain.category)
        .map((one): AdvicePoint => ({ ...say(one), ...(point.area ? { area: { name: point.area.name } } : {}) })),
    ]),
    ...points.filter((one) => !areas.includes(areaOf(one))).map(say),
  ];
}

/** Returns the notice that ends each of the model's answers: what the model is and is not. */
export function aboutModel({ site }: Content, provider: string): string {
  return fillIn(textOf(site.languageModel.about), { provider });
}
