import type { RouteObject } from "react-router-dom";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { Site } from "#core/contracts/site.ts";
import { BodyMassPage } from "../features/bmi/body-mass-page.tsx";
import { IntroPage } from "../features/evaluations/intro-page.tsx";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { assessmentRoutes } from "./assessment-routes.tsx";
import { guard } from "./guard.ts";

/** The pages of one assessment: intro, perhaps a body mass step, questionnaire and score. */
export function domainRoutes(domain: Domain, site: Site, guardRedirect: string | null): RouteObject[] {
  const { routes, bodyMassStep } = domain;
  const key = domain.survey;
  return [
    {
      path: routes.intro,
      element: <IntroPage key={key} domain={domain} prefetch={() => prefetchQuestionnaire(key)} />,
      handle: { title: textOf(domain.intro.title) },
    },
    ...(bodyMassStep
      ? [
          {
            path: bodyMassStep.route,
            loader: guard(guardRedirect),
            element: <BodyMassPage key={key} domain={domain} step={bodyMassStep} />,
            handle: { title: "Body mass index" },
          },
        ]
      : []),
    ...assessmentRoutes(domain, site, guardRedirect),
  ];
}
