import type { RouteObject } from "react-router-dom";
import type { Domain } from "#core/contracts/domains.ts";
import type { AppInfo } from "#core/contracts/scale-view.ts";
import type { Site } from "#core/contracts/site.ts";
import { ForgotPasswordPage } from "../features/account/forgot-password-page.tsx";
import { LogInPage } from "../features/account/log-in-page.tsx";
import { forgetThisDevice, logOut } from "../features/account/log-out.ts";
import { LogOutPage } from "../features/account/log-out-page.tsx";
import { accountMessages, logOutMessages } from "../features/account/messages.ts";
import { RecoverySection } from "../features/account/recovery-section.tsx";
import { RegisterPage } from "../features/account/register-page.tsx";
import { AdviceChatPage } from "../features/chat/advice-chat-page.tsx";
import { AssistantPage } from "../features/chat/assistant-page.tsx";
import { CoachPage } from "../features/coach/coach-page.tsx";
import { EvaluationsPage } from "../features/evaluations/evaluations-page.tsx";
import { fillCompletions } from "../features/evaluations/fill-completions.ts";
import { ForumTestsPage } from "../features/forum-tests/forum-tests-page.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { ContactPage } from "../features/info/contact-page.tsx";
import { DemoPage } from "../features/info/demo-page.tsx";
import { MyDataPage } from "../features/my-data/my-data-page.tsx";
import { PasteScoresPage } from "../features/paste-scores/paste-scores-page.tsx";
import { PrivacyPage } from "../features/privacy/privacy-page.tsx";
import { viewScoresMessages } from "../features/view-scores/messages.ts";
import { ViewScoresPage } from "../features/view-scores/view-scores-page.tsx";
import { furtherAssessment } from "../ui/further-scale.ts";
import { sayText } from "../ui/language/use-text.ts";
import { Loading } from "../ui/loading.tsx";
import { wayMessages } from "../ui/messages.ts";
import { paths } from "../ui/paths.ts";
import { scaleRoutes } from "./assessment-routes.tsx";
import { domainRoutes } from "./domain-routes.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { guard, scoresGuard } from "./guard.ts";
import { frameMessages, notFoundMessages } from "./messages.ts";
import { NotFoundPage } from "./not-found-page.tsx";

type Content = { readonly appInfo: AppInfo; readonly domains: readonly Domain[]; readonly site: Site };

/** Every page of the site, in one table. Pages of assessments come from the content. */
export function routesOf({ appInfo, domains, site }: Content): RouteObject[] {
  const { guardRedirect, scales, hasOwnStorage, asksPassword } = appInfo;
  // A store that an earlier build filled, read without a connection, does not know of it.
  const model = appInfo.model ?? null;
  const knowsDevices = hasOwnStorage && asksPassword;
  const logInPage = (
    <LogInPage onLogIn={(userId) => void fillCompletions(userId, domains)} offersReset={knowsDevices} />
  );
  const viewScores = {
    loader: scoresGuard,
    element: <ViewScoresPage scored={[...domains, ...scales.map(furtherAssessment)]} />,
    handle: { title: () => viewScoresMessages.get().title },
  };
  const pages: RouteObject[] = [
    { path: paths.home, element: <HomePage site={site} />, handle: { title: () => frameMessages.get().home } },
    { path: paths.logIn, element: logInPage, handle: { title: () => wayMessages.get().logIn } },
    { path: paths.about, element: logInPage, handle: { title: () => wayMessages.get().logIn } },
    { path: paths.register, element: <RegisterPage />, handle: { title: () => accountMessages.get().register } },
    {
      path: paths.logOut,
      loader: () => logOut(knowsDevices),
      element: <LogOutPage domains={domains} knowsDevices={knowsDevices} />,
      handle: { title: () => logOutMessages.get().title },
    },
    ...(hasOwnStorage ? ownAccountRoutes(guardRedirect) : []),
    {
      path: paths.evaluations,
      loader: guard(guardRedirect),
      element: <EvaluationsPage domains={domains} scales={scales} hasOwnStorage={hasOwnStorage} />,
      handle: { title: () => wayMessages.get().tools },
    },
    {
      path: paths.healthCoach,
      loader: guard(guardRedirect),
      element: <CoachPage site={site} model={model} />,
      handle: { title: () => wayMessages.get().coach },
    },
    ...[paths.adviceChat, paths.adviceChatToo].map((path) => ({
      path,
      loader: guard(guardRedirect),
      element: <AdviceChatPage site={site} model={model} />,
      handle: { title: () => wayMessages.get().adviceChat },
    })),
    ...[paths.assistant, paths.assistantToo].map((path) => ({
      path,
      element: <AssistantPage domains={domains} site={site} model={model} />,
      handle: { title: () => wayMessages.get().assistant },
    })),
    ...domains.flatMap((domain) => domainRoutes(domain, site, appInfo)),
    ...scales.flatMap((scale) => scaleRoutes(scale, site, appInfo)),
    { path: paths.viewScores, ...viewScores },
    { path: paths.scores, ...viewScores },
    {
      path: paths.forumTests,
      element: <ForumTestsPage domains={domains} />,
      handle: { title: () => wayMessages.get().forumTests },
    },
    {
      path: paths.pasteScores,
      element: <PasteScoresPage domains={domains} />,
      handle: { title: () => wayMessages.get().pasteScores },
    },
    {
      path: paths.privacy,
      element: <PrivacyPage site={site} model={model} hasMyData={hasOwnStorage} />,
      handle: { title: () => sayText(site.privacy.title) },
    },
    { path: paths.demo, element: <DemoPage site={site} />, handle: { title: () => sayText(site.demo.title) } },
    { path: paths.contact, element: <ContactPage site={site} />, handle: { title: () => wayMessages.get().contact } },
    ...studioRoutes(appInfo.studio),
    { path: "*", element: <NotFoundPage />, handle: { title: () => notFoundMessages.get().name } },
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
      element: <ForgotPasswordPage />,
      handle: { title: () => accountMessages.get().forgot },
    },
    { path: paths.forgetDevice, loader: forgetThisDevice },
    {
      path: paths.myData,
      loader: guard(guardRedirect),
      element: <MyDataPage recovery={<RecoverySection />} />,
      handle: { title: () => wayMessages.get().myData },
    },
  ];
}

/** For editors. Its page brings the code editor and SurveyJS along, which load here alone. */
function studioRoutes(access: AppInfo["studio"] = "off"): RouteObject[] {
  if (access === "off") return [];
  return [
    {
      path: paths.studio,
      lazy: async () => {
        const { StudioPage } = await import("../features/studio/studio-page.tsx");
        return { Component: () => <StudioPage access={access} /> };
      },
      handle: { title: () => "Studio" },
    },
  ];
}
