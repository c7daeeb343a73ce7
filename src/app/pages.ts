import type { ComponentType } from "react";
import type { Language } from "../ui/language/language.ts";

// Each page is a chunk of its own, so that the first page of a visit loads no code of the others. The module paths
// appear only in this table, where the build reads them (build/page-modules.ts).

/** Every page by its name, with the function that loads its code. */
export const pages = {
  home: () => import("../features/home/home-page.tsx").then((it) => ({ Page: it.HomePage })),
  logIn: () => import("../features/account/log-in-page.tsx").then((it) => ({ Page: it.LogInPage })),
  register: () =>
    import("../features/account/register-page.tsx").then((it) => ({ Page: it.RegisterPage, title: it.registerTitle })),
  logOut: () =>
    import("../features/account/log-out-page.tsx").then((it) => ({ Page: it.LogOutPage, title: it.logOutTitle })),
  forgotPassword: () =>
    import("../features/account/forgot-password-page.tsx").then((it) => ({
      Page: it.ForgotPasswordPage,
      title: it.forgotPasswordTitle,
    })),
  recovery: () => import("../features/account/recovery-section.tsx").then((it) => ({ Page: it.RecoverySection })),
  myData: () => import("../features/my-data/my-data-page.tsx").then((it) => ({ Page: it.MyDataPage })),
  hub: () => import("../features/hub/hub-page.tsx").then((it) => ({ Page: it.HubPage })),
  coach: () => import("../features/coach/coach-page.tsx").then((it) => ({ Page: it.CoachPage })),
  adviceChat: () => import("../features/chat/advice-chat-page.tsx").then((it) => ({ Page: it.AdviceChatPage })),
  assistant: () => import("../features/chat/assistant-page.tsx").then((it) => ({ Page: it.AssistantPage })),
  intro: () => import("../features/intro/intro-page.tsx").then((it) => ({ Page: it.IntroPage })),
  scaleIntro: () => import("../features/intro/scale-intro-page.tsx").then((it) => ({ Page: it.ScaleIntroPage })),
  firstSurvey: () =>
    import("../features/first-survey/first-survey-page.tsx").then((it) => ({ Page: it.FirstSurveyPage })),
  questionnaire: () =>
    import("../features/questionnaire/questionnaire-page.tsx").then((it) => ({ Page: it.QuestionnairePage })),
  score: () => import("../features/result/score-page.tsx").then((it) => ({ Page: it.ScorePage, title: it.scoreTitle })),
  viewScores: () =>
    import("../features/view-scores/view-scores-page.tsx").then((it) => ({
      Page: it.ViewScoresPage,
      title: it.viewScoresTitle,
    })),
  forumTests: () => import("../features/forum-tests/forum-tests-page.tsx").then((it) => ({ Page: it.ForumTestsPage })),
  pasteScores: () =>
    import("../features/paste-scores/paste-scores-page.tsx").then((it) => ({ Page: it.PasteScoresPage })),
  privacy: () => import("../features/privacy/privacy-page.tsx").then((it) => ({ Page: it.PrivacyPage })),
  demo: () => import("../features/info/demo-page.tsx").then((it) => ({ Page: it.DemoPage })),
  contact: () => import("../features/info/contact-page.tsx").then((it) => ({ Page: it.ContactPage })),
  studio: () => import("../features/studio/studio-page.tsx").then((it) => ({ Page: it.StudioPage })),
};

export type PageName = keyof typeof pages;

/** The props of a page. */
export type PropsOf<Name extends PageName> =
  Awaited<ReturnType<(typeof pages)[Name]>>["Page"] extends ComponentType<infer Props> ? Props : never;

/** A page as its loader returns it. `title` is missing when the route provides the title. */
export type LoadedPage<Props> = {
  readonly Page: ComponentType<Props>;
  readonly title?: (language: Language, props: Props) => string;
};
