import type { RouteObject } from "react-router-dom";
import type { AppInfo, FurtherScale } from "#core/contracts/scale-view.ts";
import type { Site } from "#core/contracts/site.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { ScaleIntroPage } from "../features/evaluations/scale-intro-page.tsx";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { scoreMessages } from "../features/scores/messages.ts";
import { ScorePage } from "../features/scores/score-page.tsx";
import { furtherAssessment } from "../ui/further-scale.ts";
import { sayText } from "../ui/language/use-text.ts";
import { guard, questionnaireGuard } from "./guard.ts";
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
      lazy: async () => {
        const { QuestionnairePage } = await import("../features/questionnaire/questionnaire-page.tsx");
        return { Component: () => <QuestionnairePage key={survey} assessment={assessment} /> };
      },
      handle: { title: () => frameMessages.get().questionsOf({ name: sayText(assessment.name) }) },
    },
    {
      path: routes.score,
      loader: guard(guardRedirect),
      element: <ScorePage key={survey} assessment={assessment} site={site} hasOwnStorage={hasOwnStorage} />,
      handle: { title: () => scoreMessages.get().title({ name: sayText(assessment.name) }) },
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
      element: (
        <ScaleIntroPage
          key={scale.id}
          scale={scale}
          start={assessment.routes.questionnaire}
          prefetch={() => prefetchQuestionnaire(scale.id)}
        />
      ),
      handle: { title: () => sayText(scale.title) },
    },
    ...assessmentRoutes(assessment, site, appInfo),
  ];
}
