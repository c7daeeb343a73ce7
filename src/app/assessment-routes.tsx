import type { RouteObject } from "react-router-dom";
import { textOf } from "#core/content/text-of.ts";
import type { FurtherScale } from "#core/contracts/scale-view.ts";
import type { Site } from "#core/contracts/site.ts";
import { type Assessment, assessmentOf } from "#core/surveys/assessment.ts";
import { ScaleIntroPage } from "../features/evaluations/scale-intro-page.tsx";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { ScorePage } from "../features/scores/score-page.tsx";
import { guard, questionnaireGuard } from "./guard.ts";

/** The questionnaire and the score of any assessment. */
export function assessmentRoutes(assessment: Assessment, site: Site, guardRedirect: string | null): RouteObject[] {
  const { routes, survey } = assessment;
  const name = textOf(assessment.name);
  return [
    {
      path: routes.questionnaire,
      loader: questionnaireGuard(assessment, guardRedirect),
      // SurveyJS is large: only these pages load it.
      lazy: async () => {
        const { QuestionnairePage } = await import("../features/questionnaire/questionnaire-page.tsx");
        return { Component: () => <QuestionnairePage key={survey} assessment={assessment} /> };
      },
      handle: { title: `${name} questions` },
    },
    {
      path: routes.score,
      loader: guard(guardRedirect),
      element: <ScorePage key={survey} assessment={assessment} notDiagnosis={textOf(site.notDiagnosis)} />,
      handle: { title: `${name}: your result` },
    },
  ];
}

/** The pages of a scale that belongs to no domain. */
export function scaleRoutes(scale: FurtherScale, site: Site, guardRedirect: string | null): RouteObject[] {
  const assessment = assessmentOf(scale);
  return [
    {
      path: assessment.routes.intro,
      loader: guard(guardRedirect),
      element: (
        <ScaleIntroPage
          key={scale.id}
          scale={scale}
          start={assessment.routes.questionnaire}
          prefetch={() => prefetchQuestionnaire(scale.id)}
        />
      ),
      handle: { title: textOf(scale.title) },
    },
    ...assessmentRoutes(assessment, site, guardRedirect),
  ];
}
