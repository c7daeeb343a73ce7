import type { RouteObject } from "react-router-dom";
import type { AppInfo } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Site } from "#core/content-model/site.ts";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { guard } from "./guard.ts";
import { lazyPage } from "./lazy-page.tsx";
import { offeredScaleRoutes } from "./scale-routes.tsx";

/** The pages of one assessment: intro, perhaps a body mass step, questionnaire and score. */
export function domainRoutes(domain: Domain, site: Site, appInfo: AppInfo): RouteObject[] {
  const { routes, bodyMassStep } = domain;
  const key = domain.survey;
  return [
    {
      path: routes.intro,
      ...lazyPage(
        () => import("../features/intro/intro-page.tsx").then((it) => ({ Page: it.IntroPage })),
        { domain, prefetch: (language: Language) => prefetchQuestionnaire(key, language) },
        key,
      ),
      handle: { title: (language: Language) => sayText(domain.intro.title, language) },
    },
    ...(bodyMassStep
      ? [
          {
            path: bodyMassStep.route,
            loader: guard(appInfo.guardRedirect),
            ...lazyPage(
              () =>
                import("../features/bmi/body-mass-page.tsx").then((it) => ({
                  Page: it.BodyMassPage,
                  title: it.bodyMassTitle,
                })),
              { domain, step: bodyMassStep },
              key,
            ),
          },
        ]
      : []),
    ...offeredScaleRoutes(domain, site, appInfo),
  ];
}
