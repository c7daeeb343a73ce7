import type { ComponentType } from "react";
import { paths } from "#core/shared/paths.ts";
import { sayText } from "../ui/language/use-text.ts";
import { guard, logInGuard, scoresGuard } from "./guard.ts";
import { frameMessages } from "./messages.ts";
import { navigation, page, plainPage, titleIn } from "./page-row.ts";
import { answering, hasOwnStorage, hasStudio, identityProviderOf, modelOf, offeredIn } from "./site-offers.ts";

// Each page is a chunk of its own. The build reads its module from this table alone (build/page-modules.ts): a row's first import.

/** Every page by its name: the function that loads its code, its title, and its address where it has one of its own. */
export const pages = {
  home: plainPage({
    path: paths.home,
    title: titleIn(frameMessages, "home"),
    load: () => import("../features/home/home-page.tsx").then((it) => ({ Page: it.HomePage })),
    props: (content) => ({ site: content.site, domains: content.domains, hasOwnStorage: hasOwnStorage(content) }),
  }),
  logIn: page({
    title: navigation("logIn"),
    load: () => import("../features/account/log-in-page.tsx").then((it) => ({ Page: it.LogInPage })),
  }),
  register: page({
    load: () =>
      import("../features/account/register-page.tsx").then((it) => ({
        Page: it.RegisterPage,
        title: it.registerTitle,
      })),
  }),
  logOut: page({
    load: () =>
      import("../features/account/log-out-page.tsx").then((it) => ({ Page: it.LogOutPage, title: it.logOutTitle })),
  }),
  forgotPassword: plainPage({
    path: paths.forgotPassword,
    isOffered: hasOwnStorage,
    load: () =>
      import("../features/account/forgot-password-page.tsx").then((it) => ({
        Page: it.ForgotPasswordPage,
        title: it.forgotPasswordTitle,
      })),
  }),
  myData: page({
    title: navigation("myData"),
    load: () =>
      import("../features/my-data/my-data-page.tsx").then((it) => ({ Page: it.MyDataPage, loader: it.myDataLoader })),
  }),
  details: page({
    load: () => import("../features/account/details-section.tsx").then((it) => ({ Page: it.DetailsSection })),
  }),
  accountSections: page({
    load: () => import("../features/account/account-sections.tsx").then((it) => ({ Page: it.AccountSections })),
  }),
  coach: plainPage({
    path: paths.healthCoach,
    readsAloud: true,
    title: navigation("coach"),
    guard,
    load: () =>
      import("../features/coach/coach-page.tsx").then((it) => ({ Page: it.CoachPage, action: it.coachAction })),
    props: answering,
  }),
  adviceChat: plainPage({
    path: [paths.adviceChat, paths.adviceChatToo],
    readsAloud: true,
    title: navigation("adviceChat"),
    guard,
    load: () =>
      import("../features/chat/advice-chat-page.tsx").then((it) => ({
        Page: it.AdviceChatPage,
        loader: it.chatLoader,
      })),
    props: (content) => ({ domains: content.domains, ...answering(content) }),
  }),
  assistant: plainPage({
    path: [paths.assistant, paths.assistantToo],
    readsAloud: true,
    title: navigation("assistant"),
    load: () =>
      import("../features/chat/assistant-page.tsx").then((it) => ({ Page: it.AssistantPage, loader: it.chatLoader })),
    props: (content) => ({ domains: content.domains, ...answering(content) }),
  }),
  intro: page({ load: () => import("../features/intro/intro-page.tsx").then((it) => ({ Page: it.IntroPage })) }),
  scaleIntro: page({
    load: () => import("../features/intro/scale-intro-page.tsx").then((it) => ({ Page: it.ScaleIntroPage })),
  }),
  firstSurvey: page({
    load: () => import("../features/first-survey/first-survey-page.tsx").then((it) => ({ Page: it.FirstSurveyPage })),
  }),
  questionnaire: page({
    load: () =>
      import("../features/questionnaire/questionnaire-page.tsx").then((it) => ({
        Page: it.QuestionnairePage,
        loader: it.questionnaireLoader,
      })),
  }),
  score: page({
    load: () =>
      import("../features/result/score-page.tsx").then((it) => ({
        Page: it.ScorePage,
        title: it.scoreTitle,
        loader: it.scoreLoader,
      })),
  }),
  hub: plainPage({
    path: paths.evaluations,
    title: navigation("tools"),
    guard,
    load: () => import("../features/hub/hub-page.tsx").then((it) => ({ Page: it.HubPage })),
    props: (content) => ({
      domains: content.domains,
      scales: content.appInfo.scales,
      hasOwnStorage: hasOwnStorage(content),
      safety: content.site.safety,
    }),
  }),
  viewScores: plainPage({
    path: [paths.viewScores, paths.scores],
    readsAloud: true,
    guard: () => scoresGuard,
    title: navigation("scores"),
    load: () =>
      import("../features/view-scores/view-scores-page.tsx").then((it) => ({
        Page: it.ViewScoresPage,
        loader: it.viewScoresLoader,
      })),
    props: (content) => ({ scored: offeredIn(content), hasOwnStorage: hasOwnStorage(content) }),
  }),
  doctorPage: plainPage({
    path: paths.doctorPage,
    title: navigation("doctorPage"),
    guard: logInGuard,
    isOffered: hasOwnStorage,
    load: () =>
      import("../features/for-my-doctor/doctor-page.tsx").then((it) => ({
        Page: it.DoctorPage,
        loader: it.doctorPageLoader,
      })),
    props: ({ domains, site }) => ({ domains, site }),
  }),
  forumTests: plainPage({
    path: paths.forumTests,
    title: navigation("forumTests"),
    load: () => import("../features/forum-tests/forum-tests-page.tsx").then((it) => ({ Page: it.ForumTestsPage })),
    props: ({ domains }) => ({ domains }),
  }),
  pasteScores: plainPage({
    path: paths.pasteScores,
    title: navigation("pasteScores"),
    load: () =>
      import("../features/paste-scores/paste-scores-page.tsx").then((it) => ({
        Page: it.PasteScoresPage,
        loader: it.pasteScoresLoader,
      })),
    props: ({ domains }) => ({ domains }),
  }),
  knowYourNumbers: plainPage({
    path: paths.knowYourNumbers,
    title: navigation("knowYourNumbers"),
    load: () =>
      import("../features/know-your-numbers/know-your-numbers-page.tsx").then((it) => ({
        Page: it.KnowYourNumbersPage,
        loader: it.knowYourNumbersLoader,
      })),
    props: ({ domains, site }) => ({ domains, site }),
  }),
  myStep: plainPage({
    path: paths.myStep,
    title: navigation("myStep"),
    isOffered: hasOwnStorage,
    guard: logInGuard,
    load: () =>
      import("../features/my-step/my-step-page.tsx").then((it) => ({ Page: it.MyStepPage, loader: it.myStepLoader })),
    props: ({ domains, site }) => ({ domains, site }),
  }),
  nextLook: plainPage({
    path: paths.nextLook,
    guard,
    load: () =>
      import("../features/coming-back/next-look-page.tsx").then((it) => ({
        Page: it.NextLookPage,
        title: it.nextLookTitle,
      })),
    props: ({ domains, site }) => ({ domains, site }),
  }),
  privacy: plainPage({
    path: paths.privacy,
    title: (language, { site }) => sayText(site.privacy.title, language),
    load: () => import("../features/privacy/privacy-page.tsx").then((it) => ({ Page: it.PrivacyPage })),
    props: (content) => ({ site: content.site, model: modelOf(content), hasMyData: hasOwnStorage(content) }),
  }),
  demo: plainPage({
    path: paths.demo,
    readsAloud: true,
    title: (language, { site }) => sayText(site.demo.title, language),
    load: () => import("../features/info/demo-page.tsx").then((it) => ({ Page: it.DemoPage, loader: it.demoLoader })),
    props: ({ site, domains }) => ({ site, domains }),
  }),
  contact: plainPage({
    path: paths.contact,
    title: navigation("contact"),
    load: () => import("../features/info/contact-page.tsx").then((it) => ({ Page: it.ContactPage })),
    props: ({ site }) => ({ site }),
  }),
  staff: plainPage({
    path: paths.staff,
    isOffered: hasOwnStorage,
    load: () => import("../features/staff/staff-page.tsx").then((it) => ({ Page: it.StaffPage, title: it.staffTitle })),
    props: (content) => ({ hasStudio: hasStudio(content), provider: identityProviderOf(content) }),
  }),
  staffJoin: plainPage({
    path: paths.staffJoin,
    isOffered: hasOwnStorage,
    load: () => import("../features/staff/join-page.tsx").then((it) => ({ Page: it.JoinPage, title: it.joinTitle })),
    props: (content) => ({ provider: identityProviderOf(content) }),
  }),
  staffOidc: plainPage({
    path: paths.staffOidc,
    isOffered: (content) => identityProviderOf(content) !== null,
    load: () => import("../features/staff/oidc-page.tsx").then((it) => ({ Page: it.OidcPage, title: it.oidcTitle })),
  }),
  staffEvents: plainPage({
    path: paths.staffEvents,
    isOffered: hasOwnStorage,
    load: () =>
      import("../features/staff/events/events-page.tsx").then((it) => ({ Page: it.EventsPage, title: it.eventsTitle })),
  }),
  gallery: plainPage({
    path: paths.gallery,
    title: () => "Gallery",
    isOffered: ({ appInfo }) => appInfo.hasGallery === true,
    load: () => import("./gallery.tsx").then((it) => ({ Page: it.Gallery })),
    props: ({ domains, site }) => ({ domains, safety: site.safety }),
  }),
  // The studio for editors. No other page loads the code editor; SurveyJS is loaded with it.
  studio: plainPage({
    path: paths.studio,
    title: () => "Studio",
    isOffered: hasStudio,
    hasOwnBar: true,
    load: () => import("../features/studio/studio-page.tsx").then((it) => ({ Page: it.StudioPage })),
    props: ({ domains, site }) => ({ domains, safety: site.safety }),
  }),
};

export type PageName = keyof typeof pages;

/** The props of a page. */
export type PropsOf<Name extends PageName> =
  Awaited<ReturnType<(typeof pages)[Name]["load"]>>["Page"] extends ComponentType<infer Props> ? Props : never;
