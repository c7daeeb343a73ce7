import type { RouteObject } from "react-router-dom";
import type { Domain } from "#core/contracts/domains.ts";
import type { AppInfo } from "#core/contracts/scale-view.ts";
import type { Site } from "#core/contracts/site.ts";
import { BodyMassPage } from "../features/bmi/body-mass-page.tsx";
import { bodyMassMessages } from "../features/bmi/messages.ts";
import { IntroPage } from "../features/evaluations/intro-page.tsx";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { sayText } from "../ui/language/use-text.ts";
import { assessmentRoutes } from "./assessment-routes.tsx";
import { guard } from "./guard.ts";

/** The pages of one assessment: intro, perhaps a body mass step, questionnaire and score. */
export function domainRoutes(domain: Domain, site: Site, appInfo: AppInfo): RouteObject[] {
  const { routes, bodyMassStep } = domain;
  const key = domain.survey;
  return [
    {
      path: routes.intro,
      element: <IntroPage key={key} domain={domain} prefetch={() => prefetchQuestionnaire(key)} />,
      handle: { title: () => sayText(domain.intro.title) },
    },
    ...(bodyMassStep
      ? [
          {
            path: bodyMassStep.route,
            loader: guard(appInfo.guardRedirect),
            element: <BodyMassPage key={key} domain={domain} step={bodyMassStep} />,
            handle: { title: () => bodyMassMessages.get().title },
          },
        ]
      : []),
    ...assessmentRoutes(domain, site, appInfo),
  ];
}
