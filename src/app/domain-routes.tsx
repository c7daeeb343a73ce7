import type { Domain } from "#core/content-model/domains.ts";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { guard } from "./guard.ts";
import { guarded } from "./guarded.ts";
import { type PageRoute, pageRoute } from "./page-route.tsx";
import { offeredScaleRoutes } from "./scale-routes.tsx";
import type { SiteContent } from "./site-content.ts";

/** Returns the pages of one domain: intro, an optional survey asked first, questionnaire and score. */
export function domainRoutes(domain: Domain, content: SiteContent): PageRoute[] {
  const { routes, firstSurvey, survey: key } = domain;
  const prefetch = (language: Language) => prefetchQuestionnaire(key, language);
  const title = (language: Language) => sayText(domain.intro.title, language);
  const first =
    firstSurvey &&
    pageRoute(
      firstSurvey.route,
      "firstSurvey",
      { domain, asked: firstSurvey, sendsAnswers: content.appInfo.hasOwnStorage },
      { key, title: (language) => sayText(firstSurvey.words.title, language) },
    );
  return [
    pageRoute(routes.intro, "intro", { domain, prefetch }, { key, title }),
    ...(first ? [guarded(guard(content), first)] : []),
    ...offeredScaleRoutes(domain, content),
  ];
}
