import type { RouteObject } from "react-router-dom";
import type { Domain } from "#core/contracts/domains.ts";
import type { AppInfo } from "#core/contracts/scale-view.ts";
import type { Site } from "#core/contracts/site.ts";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { sayText } from "../ui/language/use-text.ts";
import { assessmentRoutes } from "./assessment-routes.tsx";
import { guard } from "./guard.ts";
import { lazyPage } from "./lazy-page.tsx";

/** The pages of one assessment: intro, perhaps a body mass step, questionnaire and score. */
export function domainRoutes(domain: Domain, site: Site, appInfo: AppInfo): RouteObject[] {
  const { routes, bodyMassStep } = domain;
  const key = domain.survey;
  return [
    {
      path: routes.intro,
      ...lazyPage(
        () => import("../features/evaluations/intro-page.tsx").then((it) => ({ Page: it.IntroPage })),
        { domain, prefetch: () => prefetchQuestionnaire(key) },
        key,
      ),
      handle: { title: () => sayText(domain.intro.title) },
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
    ...assessmentRoutes(domain, site, appInfo),
  ];
}
