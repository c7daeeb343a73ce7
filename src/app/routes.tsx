import type { RouteObject } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import { prefetchQuestionnaire } from "../features/questionnaire/prefetch-questionnaire.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { Loading } from "../ui/loading.tsx";
import { accountRoutes } from "./account-routes.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { guard } from "./guard.ts";
import { guarded } from "./guarded.ts";
import { notFoundMessages } from "./messages.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { type PageRoute, pageRoute } from "./page-route.tsx";
import type { PlainRow } from "./page-row.ts";
import { type PageName, pages } from "./pages.ts";
import { offeredScaleRoutes, scaleRoutes } from "./scale-routes.tsx";
import type { SiteContent } from "./site-content.ts";

/**
 * Returns every page of the site, for the server and the browser. Most are rows of the table in `pages.ts`; the pages
 * of scales are built from the content.
 */
export function routesOf(content: SiteContent): RouteObject[] {
  const { site, appInfo } = content;
  return [
    {
      element: <Frame site={site} hasMyData={appInfo.hasOwnStorage} />,
      errorElement: <ErrorPage />,
      children: [{ errorElement: <ErrorPage />, hydrateFallbackElement: <Loading />, children: pagesOf(content) }],
    },
  ];
}

export function pagesOf(content: SiteContent): PageRoute[] {
  const { appInfo, domains } = content;
  return [
    ...plainRoutes(content),
    ...accountRoutes(content),
    ...domains.flatMap((domain) => domainRoutes(domain, content)),
    ...appInfo.scales.flatMap((scale) => scaleRoutes(scale, content)),
    {
      path: "*",
      element: <NotFoundPage />,
      handle: { title: (language: Language) => notFoundMessages(language).name },
    },
  ];
}

/** Returns the pages of one domain: intro, an optional survey asked first, questionnaire and score. */
function domainRoutes(domain: Domain, content: SiteContent): PageRoute[] {
  const { routes, firstSurvey, survey: key } = domain;
  const prefetch = (language: Language) => prefetchQuestionnaire(key, language, !firstSurvey);
  const title = (language: Language) => sayText(domain.intro.title, language);
  const first =
    firstSurvey &&
    pageRoute(
      firstSurvey.route,
      "firstSurvey",
      { domain, asked: firstSurvey, sendsAnswers: content.appInfo.hasOwnStorage },
      { key, title: (language) => sayText(firstSurvey.words.title, language) },
    );
  return [
    pageRoute(
      routes.intro,
      "intro",
      { domain, prefetch },
      { key, title, leadsTo: firstSurvey?.route ?? routes.questionnaire },
    ),
    ...(first ? [guarded(guard(content), first)] : []),
    ...offeredScaleRoutes(domain, content),
  ];
}

/** Returns the routes of every page whose row in the table names its addresses. */
function plainRoutes(content: SiteContent): PageRoute[] {
  return Object.entries(pages).flatMap(([name, row]) => {
    if (!("path" in row)) return [];
    const { path, title, guard, isOffered, hasOwnBar, readsAloud, props } = row as PlainRow<object>;
    if (isOffered?.(content) === false) return [];
    return [path].flat().map((at) => {
      const route = pageRoute(at, name as PageName, (props?.(content) ?? {}) as never, {
        ...(title ? { title: (language) => title(language, content) } : {}),
        ...(hasOwnBar ? { hasOwnBar } : {}),
        ...(readsAloud ? { readsAloud } : {}),
      });
      return guard ? guarded(guard(content), route) : route;
    });
  });
}
