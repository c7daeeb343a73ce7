import type { RouteObject } from "react-router-dom";
import type { AppInfo, FurtherScale } from "#core/contracts/scale-view.ts";
import type { Site } from "#core/contracts/site.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { fetchContentAhead } from "../features/questionnaire/questionnaire-content.ts";
import { furtherAssessment } from "../ui/further-scale.ts";
import { sayText } from "../ui/language/use-text.ts";
import { scorePage } from "./fetch-ahead.ts";
import { guard, questionnaireGuard } from "./guard.ts";
import { lazyPage } from "./lazy-page.tsx";
import { frameMessages } from "./messages.ts";

/** The questionnaire and the score of any assessment. */
export function assessmentRoutes(assessment: Assessment, site: Site, appInfo: AppInfo): RouteObject[] {
  const { routes, survey } = assessment;
  const { guardRedirect, hasOwnStorage } = appInfo;
  return [
    {
      path: routes.questionnaire,
      loader: questionnaireGuard(assessment, guardRedirect),
      // Each step is an entry of the history; one who logged out elsewhere meanwhile still stays in.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      // SurveyJS is large: only these pages load it.
      ...lazyPage(
        () => {
          // Beside the code and not after it.
          fetchContentAhead(survey);
          return import("../features/questionnaire/questionnaire-page.tsx").then((it) => ({
            Page: it.QuestionnairePage,
          }));
        },
        { assessment },
        survey,
      ),
      handle: { title: () => frameMessages.get().questionsOf({ name: sayText(assessment.name) }) },
    },
    {
      path: routes.score,
      loader: guard(guardRedirect),
      ...lazyPage(
        async () => {
          const { ScorePage, scoreTitle } = await scorePage();
          return { Page: ScorePage, title: () => scoreTitle(assessment) };
        },
        { assessment, site, hasOwnStorage },
        survey,
      ),
    },
  ];
}

/** The pages of a scale that belongs to no domain. */
export function scaleRoutes(scale: FurtherScale, site: Site, appInfo: AppInfo): RouteObject[] {
  const assessment = furtherAssessment(scale);
  return [
    {
      path: assessment.routes.intro,
      loader: guard(appInfo.guardRedirect),
      ...lazyPage(
        () => import("../features/evaluations/scale-intro-page.tsx").then((it) => ({ Page: it.ScaleIntroPage })),
        { scale, start: assessment.routes.questionnaire, prefetch: () => prefetchQuestionnaire(scale.id) },
        scale.id,
      ),
      handle: { title: () => sayText(scale.title) },
    },
    ...assessmentRoutes(assessment, site, appInfo),
  ];
}
