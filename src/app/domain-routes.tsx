import type { RouteObject } from "react-router-dom";
import type { AppInfo } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Site } from "#core/content-model/site.ts";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { sayText } from "../ui/language/use-text.ts";
import { guard } from "./guard.ts";
import { lazyPage } from "./lazy-page.tsx";
import { offeredScaleRoutes } from "./scale-routes.tsx";

/** The pages of one assessment: intro, perhaps a survey asked first, questionnaire and score. */
export function domainRoutes(domain: Domain, site: Site, appInfo: AppInfo): RouteObject[] {
  const { routes, firstSurvey } = domain;
  const key = domain.survey;
  return [
    {
      path: routes.intro,
      ...lazyPage(
        () => import("../features/intro/intro-page.tsx").then((it) => ({ Page: it.IntroPage })),
        { domain, prefetch: () => prefetchQuestionnaire(key) },
        key,
      ),
      handle: { title: () => sayText(domain.intro.title) },
    },
    ...(firstSurvey
      ? [
          {
            path: firstSurvey.route,
            loader: guard(appInfo.guardRedirect),
            ...lazyPage(
              () =>
                import("../features/first-survey/first-survey-page.tsx").then((it) => ({ Page: it.FirstSurveyPage })),
              { domain, asked: firstSurvey, sendsAnswers: appInfo.hasOwnStorage },
              key,
            ),
            handle: { title: () => sayText(firstSurvey.words.title) },
          },
        ]
      : []),
    ...offeredScaleRoutes(domain, site, appInfo),
  ];
}
