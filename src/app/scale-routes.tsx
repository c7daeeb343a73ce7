import type { RouteObject } from "react-router-dom";
import type { AppInfo, StandaloneScale } from "#core/api/public-scale.ts";
import type { Site } from "#core/content-model/site.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { fetchContentAhead } from "../features/questionnaire/questionnaire-content.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { scorePage } from "./fetch-ahead.ts";
import { guard, questionnaireGuard } from "./guard.ts";
import { lazyPage } from "./lazy-page.tsx";
import { frameMessages } from "./messages.ts";

/** The questionnaire and the score of any assessment. */
export function offeredScaleRoutes(offered: OfferedScale, site: Site, appInfo: AppInfo): RouteObject[] {
  const { routes, survey } = offered;
  const { guardRedirect, hasOwnStorage } = appInfo;
  return [
    {
      path: routes.questionnaire,
      loader: questionnaireGuard(offered, guardRedirect),
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
        { offered },
        survey,
      ),
      handle: {
        title: (language: Language) => frameMessages(language).questionsOf({ name: sayText(offered.name, language) }),
      },
    },
    {
      path: routes.score,
      loader: guard(guardRedirect),
      ...lazyPage(
        async () => {
          const { ScorePage, scoreTitle } = await scorePage();
          return { Page: ScorePage, title: (language: Language) => scoreTitle(offered, language) };
        },
        { offered, site, hasOwnStorage },
        survey,
      ),
    },
  ];
}

/** The pages of a scale that belongs to no domain. */
export function scaleRoutes(scale: StandaloneScale, site: Site, appInfo: AppInfo): RouteObject[] {
  const offered = offeredScaleOf(scale);
  return [
    {
      path: offered.routes.intro,
      loader: guard(appInfo.guardRedirect),
      ...lazyPage(
        () => import("../features/intro/scale-intro-page.tsx").then((it) => ({ Page: it.ScaleIntroPage })),
        {
          scale,
          start: offered.routes.questionnaire,
          prefetch: (language: Language) => prefetchQuestionnaire(scale.id, language),
        },
        scale.id,
      ),
      handle: { title: (language: Language) => sayText(scale.title, language) },
    },
    ...offeredScaleRoutes(offered, site, appInfo),
  ];
}
