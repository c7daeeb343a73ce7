import type { StandaloneScale } from "#core/api/public-scale.ts";
import { type OfferedScale, offeredScaleOf } from "#core/shared/offered-scale.ts";
import { FirstQuestion } from "../features/questionnaire/first-question.tsx";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { fetchContentAhead } from "../features/questionnaire/questionnaire-content.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { Loading } from "../ui/loading.tsx";
import { logInGuard, questionnaireGuard, scoreGuard } from "./guard.ts";
import { guarded } from "./guarded.ts";
import { frameMessages } from "./messages.ts";
import { type PageRoute, pageRoute } from "./page-route.tsx";
import type { SiteContent } from "./site-content.ts";

/** Returns the routes of the questionnaire and the score of any scale. */
export function offeredScaleRoutes(offered: OfferedScale, content: SiteContent): PageRoute[] {
  const { name, routes, survey } = offered;
  const { site, appInfo } = content;
  const { hasOwnStorage } = appInfo;
  const title = (language: Language) => frameMessages(language).questionsOf({ name: sayText(name, language) });
  const firstQuestion = content.firstQuestionAt(routes.questionnaire);
  return [
    guarded(
      questionnaireGuard(offered, content),
      {
        // SurveyJS is large: only these pages load it.
        ...pageRoute(
          routes.questionnaire,
          "questionnaire",
          { offered, firstQuestion },
          { key: survey, title, hasFooter: false, leadsTo: routes.score, beside: () => fetchContentAhead(survey) },
        ),
        survey,
      },
      {
        // Each step is a history entry of the same page. The guard does not run again for one, so a log-out in another
        // tab interrupts nobody.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        // The first question is prerendered from its words, and shown until the code of the page has loaded.
        hydrateFallbackElement: firstQuestion ? <FirstQuestion words={firstQuestion} /> : <Loading />,
      },
    ),
    guarded(
      scoreGuard(offered, content),
      pageRoute(
        routes.score,
        "score",
        { offered, site, hasOwnStorage, domains: content.domains },
        { key: survey, readsAloud: true },
      ),
    ),
  ];
}

/** Returns the pages of a standalone scale. */
export function scaleRoutes(scale: StandaloneScale, content: SiteContent): PageRoute[] {
  const offered = offeredScaleOf(scale);
  const start = offered.routes.questionnaire;
  const prefetch = (language: Language) => prefetchQuestionnaire(scale.id, language, true);
  const title = (language: Language) => sayText(scale.title, language);
  return [
    guarded(
      logInGuard(content),
      pageRoute(
        offered.routes.intro,
        "scaleIntro",
        { scale, safety: content.site.safety, start, prefetch },
        { key: scale.id, title, leadsTo: start },
      ),
    ),
    ...offeredScaleRoutes(offered, content),
  ];
}
