import type { RouteObject } from "react-router-dom";
import type { Domain } from "#core/contracts/domains.ts";
import type { AppInfo } from "#core/contracts/scale-view.ts";
import type { Site } from "#core/contracts/site.ts";
import { LogInPage } from "../features/account/log-in-page.tsx";
import { logOut } from "../features/account/log-out.ts";
import { RegisterPage } from "../features/account/register-page.tsx";
import { AdviceChatPage } from "../features/chat/advice-chat-page.tsx";
import { AssistantPage } from "../features/chat/assistant-page.tsx";
import { CoachPage } from "../features/coach/coach-page.tsx";
import { EvaluationsPage } from "../features/evaluations/evaluations-page.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { ContactPage } from "../features/info/contact-page.tsx";
import { Loading } from "../ui/loading.tsx";
import { paths } from "../ui/paths.ts";
import { domainRoutes } from "./domain-routes.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { guard } from "./guard.ts";
import { NotFoundPage } from "./not-found-page.tsx";

type Content = { readonly appInfo: AppInfo; readonly domains: readonly Domain[]; readonly site: Site };

/** Every page of the site, in one table. Pages of assessments come from the catalogue. */
export function routesOf({ appInfo, domains, site }: Content): RouteObject[] {
  const { guardRedirect } = appInfo;
  const pages: RouteObject[] = [
    { path: paths.home, element: <HomePage site={site} />, handle: { title: "Home" } },
    { path: paths.logIn, element: <LogInPage />, handle: { title: "Log in" } },
    { path: paths.about, element: <LogInPage />, handle: { title: "Log in" } },
    { path: paths.register, element: <RegisterPage />, handle: { title: "Register" } },
    { path: paths.logOut, loader: logOut },
    {
      path: paths.evaluations,
      loader: guard(guardRedirect),
      element: <EvaluationsPage domains={domains} />,
      handle: { title: "My Wellness Tools" },
    },
    {
      path: paths.healthCoach,
      loader: guard(guardRedirect),
      element: <CoachPage />,
      handle: { title: "Health Coach" },
    },
    ...[paths.adviceChat, paths.adviceChatToo].map((path) => ({
      path,
      loader: guard(guardRedirect),
      element: <AdviceChatPage site={site} />,
      handle: { title: "AI-Driven Advice" },
    })),
    ...[paths.assistant, paths.assistantToo].map((path) => ({
      path,
      element: <AssistantPage domains={domains} site={site} />,
      handle: { title: "Healthy Life Assistant" },
    })),
    ...domains.flatMap((domain) => domainRoutes(domain, site, guardRedirect)),
    { path: paths.contact, element: <ContactPage site={site} />, handle: { title: "Contact" } },
    { path: "*", element: <NotFoundPage />, handle: { title: "Page not found" } },
  ];
  return [
    {
      element: <Frame site={site} />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <Loading />,
      children: [{ errorElement: <ErrorPage />, children: pages }],
    },
  ];
}
