import type { RouteObject } from "react-router-dom";
import type { Language } from "../ui/language/language.ts";
import { Loading } from "../ui/loading.tsx";
import { accountRoutes } from "./account-routes.tsx";
import { domainRoutes } from "./domain-routes.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { notFoundMessages } from "./messages.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import type { PageRoute } from "./page-route.tsx";
import { plainRoutes } from "./plain-routes.ts";
import { scaleRoutes } from "./scale-routes.tsx";
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
