import type { RouteObject } from "react-router-dom";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
// Imported statically: logging out must also work offline, on a shared computer.
import { logOut } from "../features/account/log-out.ts";
import type { Language, SpokenText } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { Loading } from "../ui/loading.tsx";
import { navigationMessages } from "../ui/messages.ts";
import { domainRoutes } from "./domain-routes.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { guard, scoresGuard } from "./guard.ts";
import { frameMessages, notFoundMessages } from "./messages.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { ownAccountRoutes } from "./own-account-routes.tsx";
import { type PageRoute, pageRoute } from "./page-route.tsx";
import { pages } from "./pages.ts";
import { scaleRoutes } from "./scale-routes.tsx";
import type { SiteContent } from "./site-content.ts";

/** Returns the title of a page, in the same words as the links to it. */
const navigation =
  (
    name: "logIn" | "tools" | "coach" | "adviceChat" | "assistant" | "forumTests" | "pasteScores" | "contact",
  ): SpokenText =>
  (language) =>
    navigationMessages(language)[name];

/**
 * Returns every page of the site in one table, used by the server and the browser. The pages of scales are built from
 * the content.
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
  const { appInfo, domains, site } = content;
  return [
    pageRoute(paths.home, "home", { site }, { title: (language) => frameMessages(language).home }),
    ...accountRoutes(content),
    ...(appInfo.hasOwnStorage ? ownAccountRoutes(content) : []),
    ...adviceRoutes(content),
    ...domains.flatMap((domain) => domainRoutes(domain, content)),
    ...appInfo.scales.flatMap((scale) => scaleRoutes(scale, content)),
    ...resultRoutes(content),
    pageRoute(paths.forumTests, "forumTests", { domains }, { title: navigation("forumTests") }),
    pageRoute(paths.pasteScores, "pasteScores", { domains }, { title: navigation("pasteScores") }),
    pageRoute(
      paths.privacy,
      "privacy",
      { site, model: modelOf(content), hasMyData: appInfo.hasOwnStorage },
      { title: (language) => sayText(site.privacy.title, language) },
    ),
    pageRoute(paths.demo, "demo", { site }, { title: (language) => sayText(site.demo.title, language) }),
    pageRoute(paths.contact, "contact", { site }, { title: navigation("contact") }),
    ...studioRoutes(appInfo.studio),
    {
      path: "*",
      element: <NotFoundPage />,
      handle: { title: (language: Language) => notFoundMessages(language).name },
    },
  ];
}

/** App information that an earlier build cached for offline use has no `model`. */
const modelOf = ({ appInfo }: SiteContent) => appInfo.model ?? null;

function accountRoutes({ appInfo: { hasOwnStorage, asksPassword }, domains }: SiteContent): PageRoute[] {
  const knowsDevices = hasOwnStorage && asksPassword;
  const leaving = { endsSessions: hasOwnStorage, knowsDevices };
  const logIn = {
    onLogIn: async (userId: string) => {
      const { fillCompletions } = await import("../features/hub/fill-completions.ts");
      await fillCompletions(userId, domains);
    },
    offersReset: knowsDevices,
  };
  return [
    pageRoute(paths.logIn, "logIn", logIn, { title: navigation("logIn") }),
    pageRoute(paths.about, "logIn", logIn, { title: navigation("logIn") }),
    // Registration leads straight to the log-in, so its code is loaded along.
    pageRoute(paths.register, "register", {}, { beside: () => pages.logIn().catch(() => undefined) }),
    { ...pageRoute(paths.logOut, "logOut", { domains, leaving }), loader: () => logOut(leaving) },
  ];
}

function adviceRoutes(content: SiteContent): PageRoute[] {
  const { appInfo, domains, site } = content;
  const answering = { site, model: modelOf(content), hasGuide: appInfo.hasOwnStorage };
  const loader = guard(appInfo.guardRedirect);
  return [
    { ...pageRoute(paths.healthCoach, "coach", answering, { title: navigation("coach") }), loader },
    ...[paths.adviceChat, paths.adviceChatToo].map((path) => ({
      ...pageRoute(path, "adviceChat", answering, { title: navigation("adviceChat") }),
      loader,
    })),
    ...[paths.assistant, paths.assistantToo].map((path) =>
      pageRoute(path, "assistant", { domains, ...answering }, { title: navigation("assistant") }),
    ),
  ];
}

function resultRoutes({ appInfo: { guardRedirect, hasOwnStorage, scales }, domains }: SiteContent): PageRoute[] {
  const scored = [...domains, ...scales.map(offeredScaleOf)];
  return [
    {
      ...pageRoute(paths.evaluations, "hub", { domains, scales, hasOwnStorage }, { title: navigation("tools") }),
      loader: guard(guardRedirect),
    },
    { ...pageRoute(paths.viewScores, "viewScores", { scored }), loader: scoresGuard },
    { ...pageRoute(paths.scores, "viewScores", { scored }), loader: scoresGuard },
  ];
}

/** The studio for editors. No other page loads the code editor; SurveyJS is loaded with it. */
function studioRoutes(access: SiteContent["appInfo"]["studio"] = "off"): PageRoute[] {
  return access === "off" ? [] : [pageRoute(paths.studio, "studio", { access }, { title: () => "Studio" })];
}
