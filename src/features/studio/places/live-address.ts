import type { Domain } from "#core/content-model/domains.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";

type Asked = Pick<Domain, "survey" | "variants" | "firstSurvey" | "routes">;

/** Returns where people find a scale that is live: a domain's begins on the page of the domain. */
export function liveAddress(id: string, domains: readonly Asked[]): string {
  const domain = domains.find(
    ({ survey, variants = [], firstSurvey }) => [survey, ...variants].includes(id) || firstSurvey?.survey === id,
  );
  return (domain ?? offeredScaleOf({ id, title: id, about: "" })).routes.intro;
}
