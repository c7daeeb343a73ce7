import type { StandaloneScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Text } from "#core/content-model/text.ts";

type Named = { readonly id: string; readonly name: Text };

/** Returns what a person knows surveys by: the domains and the standalone scales that ask them, in the hub's order. */
export function unsentScales(
  surveys: readonly string[],
  domains: readonly Pick<Domain, "category" | "name" | "survey" | "variants">[],
  scales: readonly Pick<StandaloneScale, "id" | "title">[],
): Named[] {
  const isUnsent = (survey: string) => surveys.includes(survey);
  return [
    ...domains
      .filter(({ survey, variants = [] }) => [survey, ...variants].some(isUnsent))
      .map(({ category, name }) => ({ id: category, name })),
    ...scales.filter(({ id }) => isUnsent(id)).map(({ id, title }) => ({ id, name: title })),
  ];
}
