import type { StandaloneScale } from "#core/api/public-scale.ts";
import { type OfferedScale, offeredScaleOf } from "#core/shared/offered-scale.ts";
import { FirstQuestion } from "../features/questionnaire/first-question.tsx";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import { fetchContentAhead } from "../features/questionnaire/questionnaire-content.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { Loading } from "../ui/loading.tsx";
import { guard, questionnaireGuard } from "./guard.ts";
import { frameMessages } from "./messages.ts";
import { type PageRoute, pageRoute } from "./page-route.tsx";
import type { SiteContent } from "./site-content.ts";

/** The questionnaire and the score of any assessment. */
export function offeredScaleRoutes(offered: OfferedScale, content: SiteContent): PageRoute[] {
  const { name, routes, survey } = offered;
  const { site, appInfo } = content;
  const { guardRedirect, hasOwnStorage } = appInfo;
  const title = (language: Language) => frameMessages(language).questionsOf({ name: sayText(name, language) });
  const firstQuestion = content.firstQuestionAt(routes.questionnaire);
  return [
    {
      // SurveyJS is large: only these pages load it.
      ...pageRoute(
        routes.questionnaire,
        "questionnaire",
        { offered, firstQuestion },
        { key: survey, title, beside: () => fetchContentAhead(survey) },
      ),
      survey,
      loader: questionnaireGuard(offered, guardRedirect),
      // Each step is an entry of the history; one who logged out elsewhere meanwhile still stays in.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      // Its words are there before its code: the server draws them, and the browser takes them over.
      hydrateFallbackElement: firstQuestion ? <FirstQuestion words={firstQuestion} /> : <Loading />,
    },
    {
      ...pageRoute(routes.score, "score", { offered, site, hasOwnStorage }, { key: survey }),
      loader: guard(guardRedirect),
    },
  ];
}

/** The pages of a scale that belongs to no domain. */
export function scaleRoutes(scale: StandaloneScale, content: SiteContent): PageRoute[] {
  const offered = offeredScaleOf(scale);
  const start = offered.routes.questionnaire;
  const prefetch = (language: Language) => prefetchQuestionnaire(scale.id, language);
  const title = (language: Language) => sayText(scale.title, language);
  return [
    {
      ...pageRoute(offered.routes.intro, "scaleIntro", { scale, start, prefetch }, { key: scale.id, title }),
      loader: guard(content.appInfo.guardRedirect),
    },
    ...offeredScaleRoutes(offered, content),
  ];
}
