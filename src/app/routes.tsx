import type { RouteObject } from "react-router-dom";
import type { AppInfo } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Site } from "#core/content-model/site.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
// At once: who leaves a shared computer without a connection must be logged out too.
import { forgetThisDevice, logOut } from "../features/account/log-out.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { Loading } from "../ui/loading.tsx";
import { navigationMessages } from "../ui/messages.ts";
import { domainRoutes } from "./domain-routes.tsx";
import { ErrorPage } from "./error-page.tsx";
import { hubPage, logInPage, logOutPage, registerPage, viewScoresPage } from "./fetch-ahead.ts";
import { Frame } from "./frame/frame.tsx";
import { guard, scoresGuard } from "./guard.ts";
import { lazyPage } from "./lazy-page.tsx";
import { frameMessages, notFoundMessages } from "./messages.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { scaleRoutes } from "./scale-routes.tsx";

type Content = { readonly appInfo: AppInfo; readonly domains: readonly Domain[]; readonly site: Site };

/** Every page of the site, in one table. Pages of assessments come from the content. */
export function routesOf({ appInfo, domains, site }: Content): RouteObject[] {
  const { guardRedirect, scales, hasOwnStorage, asksPassword } = appInfo;
  // A store that an earlier build filled, read without a connection, does not know of it.
  const model = appInfo.model ?? null;
  const knowsDevices = hasOwnStorage && asksPassword;
  const leaving = { endsSessions: hasOwnStorage, knowsDevices };
  const logIn = lazyPage(() => logInPage().then((it) => ({ Page: it.LogInPage })), {
    onLogIn: async (userId: string) => {
      const { fillCompletions } = await import("../features/hub/fill-completions.ts");
      await fillCompletions(userId, domains);
    },
    offersReset: knowsDevices,
  });
  const viewScores = {
    loader: scoresGuard,
    ...lazyPage(
      () =>
        viewScoresPage().then((it) => ({
          Page: it.ViewScoresPage,
          title: it.viewScoresTitle,
        })),
      {
        scored: [...domains, ...scales.map(offeredScaleOf)],
      },
    ),
  };
  const pages: RouteObject[] = [
    {
      path: paths.home,
      ...lazyPage(() => import("../features/home/home-page.tsx").then((it) => ({ Page: it.HomePage })), { site }),
      handle: { title: (language: Language) => frameMessages(language).home },
    },
    { path: paths.logIn, ...logIn, handle: { title: (language: Language) => navigationMessages(language).logIn } },
    { path: paths.about, ...logIn, handle: { title: (language: Language) => navigationMessages(language).logIn } },
    {
      path: paths.register,
      ...lazyPage(
        () =>
          registerPage().then((it) => ({
            Page: it.RegisterPage,
            title: it.registerTitle,
          })),
        {},
      ),
    },
    {
      path: paths.logOut,
      loader: () => logOut(leaving),
      ...lazyPage(() => logOutPage().then((it) => ({ Page: it.LogOutPage, title: it.logOutTitle })), {
        domains,
        leaving,
      }),
    },
    ...(hasOwnStorage ? ownAccountRoutes(guardRedirect) : []),
    {
      path: paths.evaluations,
      loader: guard(guardRedirect),
      ...lazyPage(() => hubPage().then((it) => ({ Page: it.HubPage })), {
        domains,
        scales,
        hasOwnStorage,
      }),
      handle: { title: (language: Language) => navigationMessages(language).tools },
    },
    {
      path: paths.healthCoach,
      loader: guard(guardRedirect),
      ...lazyPage(() => import("../features/coach/coach-page.tsx").then((it) => ({ Page: it.CoachPage })), {
        site,
        model,
        hasGuide: hasOwnStorage,
      }),
      handle: { title: (language: Language) => navigationMessages(language).coach },
    },
    ...[paths.adviceChat, paths.adviceChatToo].map((path) => ({
      path,
      loader: guard(guardRedirect),
      ...lazyPage(() => import("../features/chat/advice-chat-page.tsx").then((it) => ({ Page: it.AdviceChatPage })), {
        site,
        model,
        hasGuide: hasOwnStorage,
      }),
      handle: { title: (language: Language) => navigationMessages(language).adviceChat },
    })),
    ...[paths.assistant, paths.assistantToo].map((path) => ({
      path,
      ...lazyPage(() => import("../features/chat/assistant-page.tsx").then((it) => ({ Page: it.AssistantPage })), {
        domains,
        site,
        model,
        hasGuide: hasOwnStorage,
      }),
      handle: { title: (language: Language) => navigationMessages(language).assistant },
    })),
    ...domains.flatMap((domain) => domainRoutes(domain, site, appInfo)),
    ...scales.flatMap((scale) => scaleRoutes(scale, site, appInfo)),
    { path: paths.viewScores, ...viewScores },
    { path: paths.scores, ...viewScores },
    {
      path: paths.forumTests,
      ...lazyPage(
        () => import("../features/forum-tests/forum-tests-page.tsx").then((it) => ({ Page: it.ForumTestsPage })),
        {
          domains,
        },
      ),
      handle: { title: (language: Language) => navigationMessages(language).forumTests },
    },
    {
      path: paths.pasteScores,
      ...lazyPage(
        () => import("../features/paste-scores/paste-scores-page.tsx").then((it) => ({ Page: it.PasteScoresPage })),
        {
          domains,
        },
      ),
      handle: { title: (language: Language) => navigationMessages(language).pasteScores },
    },
    {
      path: paths.privacy,
      ...lazyPage(() => import("../features/privacy/privacy-page.tsx").then((it) => ({ Page: it.PrivacyPage })), {
        site,
        model,
        hasMyData: hasOwnStorage,
      }),
      handle: { title: (language: Language) => sayText(site.privacy.title, language) },
    },
    {
      path: paths.demo,
      ...lazyPage(() => import("../features/info/demo-page.tsx").then((it) => ({ Page: it.DemoPage })), { site }),
      handle: { title: (language: Language) => sayText(site.demo.title, language) },
    },
    {
      path: paths.contact,
      ...lazyPage(() => import("../features/info/contact-page.tsx").then((it) => ({ Page: it.ContactPage })), { site }),
      handle: { title: (language: Language) => navigationMessages(language).contact },
    },
    ...studioRoutes(appInfo.studio),
    {
      path: "*",
      element: <NotFoundPage />,
      handle: { title: (language: Language) => notFoundMessages(language).name },
    },
  ];
  return [
    {
      element: <Frame site={site} hasMyData={hasOwnStorage} />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <Loading />,
      children: [{ errorElement: <ErrorPage />, children: pages }],
    },
  ];
}

/** What only a server that keeps the accounts itself can offer. */
function ownAccountRoutes(guardRedirect: string | null): RouteObject[] {
  return [
    {
      path: paths.forgotPassword,
      ...lazyPage(
        () =>
          import("../features/account/forgot-password-page.tsx").then((it) => ({
            Page: it.ForgotPasswordPage,
            title: it.forgotPasswordTitle,
          })),
        {},
      ),
    },
    { path: paths.forgetDevice, loader: forgetThisDevice },
    {
      path: paths.myData,
      loader: guard(guardRedirect),
      lazy: async () => {
        const [{ MyDataPage }, { RecoverySection }] = await Promise.all([
          import("../features/my-data/my-data-page.tsx"),
          import("../features/account/recovery-section.tsx"),
        ]);
        return { element: <MyDataPage recovery={<RecoverySection />} /> };
      },
      handle: { title: (language: Language) => navigationMessages(language).myData },
    },
  ];
}

/** For editors. Its page brings the code editor and SurveyJS along, which load here alone. */
function studioRoutes(access: AppInfo["studio"] = "off"): RouteObject[] {
  if (access === "off") return [];
  return [
    {
      path: paths.studio,
      ...lazyPage(() => import("../features/studio/studio-page.tsx").then((it) => ({ Page: it.StudioPage })), {
        access,
      }),
      handle: { title: () => "Studio" },
    },
  ];
}
