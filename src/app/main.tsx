import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "../ui/fallback-font.css";
import "../ui/tokens.css";
import "../ui/area-colours.css";
import "../ui/sizes.css";
import "../ui/base.css";
import "../ui/without-script.css";
import "../ui/layout.css";
import "../ui/washes.css";
import "../ui/page-motion.css";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { areQuestionsOnPage } from "../answers/questions-on-page.ts";
import { setServerAbilities } from "../answers/server-abilities.ts";
import { fetchAppInfo, fetchCatalogue, fetchDanger, fetchHealth, fetchSite } from "../api/content.ts";
import { afterPaint } from "../browser/after-paint.ts";
import { completeDocument, showFonts } from "../browser/complete-document.ts";
import { connected } from "../browser/connection.ts";
import { answerEarlyActions, keepingWhatWasTyped } from "../browser/early-actions.ts";
import { earlyState } from "../browser/early-page.ts";
import { takeEarlyWords } from "../browser/early-words.ts";
import { hearOfHistoryFirst } from "../browser/go-back-unseen.ts";
import { currentPath } from "../browser/location.ts";
import { startLook } from "../browser/look.ts";
import { watchForLostCode } from "../browser/lost-code.ts";
import { beginAtTop, scrollTop, scrollToTop } from "../browser/scroll.ts";
import { clearTabAtLogOutElsewhere } from "../browser/tab-storage.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { startWorker } from "../browser/worker.ts";
import { readFirstQuestion } from "../features/questionnaire/first-question.tsx";
import { chosenLanguage, followChoice, preferredLanguage, setLanguage } from "../ui/language/chosen-language.ts";
import { loadLanguage } from "../ui/language/language.ts";
import { Loading } from "../ui/loading.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { adoptAddressedUser, settleAdoption } from "./adopt-addressed-user.ts";
import { InChosenLanguage } from "./chosen-language.tsx";
import { keepFetchingAhead } from "./fetch-ahead.ts";
import { isAsPrerendered } from "./is-as-prerendered.ts";
import { keepLeavingFocus } from "./leave-focus.ts";
import { loadMatched } from "./load-matched.ts";
import { startMessages } from "./messages.ts";
import { openAnewWhereCodeIsLost } from "./open-anew.ts";
import { routesOf } from "./routes.tsx";
import { offeredIn } from "./site-offers.ts";
import styles from "./start.module.css";
import { startAnswers } from "./start-answers.ts";
import { StartFailure } from "./start-failure.tsx";

const place = document.getElementById("root") as HTMLElement;
let root: Root | null = null;

/** Renders into the root element, or replaces what this function rendered before. */
function render(page: ReactNode): void {
  if (root) {
    root.render(inLanguage(page));
    return;
  }
  const first = createRoot(place);
  root = first;
  keepingWhatWasTyped(() => {
    // Otherwise what was pressed or has the focus might be made into something else.
    place.replaceChildren();
    first.render(inLanguage(page));
  });
}

/** Hydrates the prerendered document from the same routes: nothing is painted twice, and focus stays. */
function takeOver(page: ReactNode): void {
  takeEarlyWords();
  keepingWhatWasTyped(() => {
    root = hydrateRoot(place, inLanguage(page));
  });
}

const inLanguage = (page: ReactNode) => <InChosenLanguage documentLanguage={documentLanguage}>{page}</InChosenLanguage>;

/** Fetches the content all pages need, then builds the routes from it. */
async function start(): Promise<void> {
  const isPrerendered = root === null && place.hasChildNodes();
  // A prerendered page stays as it is until it can be hydrated.
  if (!place.hasChildNodes()) {
    document.title = startMessages(chosenLanguage.get()).title;
    render(
      <main className={styles.alone}>
        <Loading />
      </main>,
    );
  }
  try {
    const [appInfo, { domains }, site] = await Promise.all([fetchAppInfo(), fetchCatalogue(), fetchSite()]);
    const firstQuestionAt = (path: string) => (path === firstPath ? firstQuestion : null);
    if (adopted && appInfo.hasOwnStorage) void settleAdoption(adopted);
    adopted = null;
    const routes = routesOf({ appInfo, domains, site, firstQuestionAt });
    // When the code cannot be loaded, the router reports it.
    if (isPrerendered && early === null) await loadMatched(routes, firstPath).catch(() => undefined);
    const router = createBrowserRouter(routes);
    setServerAbilities(appInfo);
    // The words of a first question stay until the code of the questionnaire has loaded.
    if (isPrerendered && firstQuestion) takeOver(<Pages router={router} />);
    // What waits in the place of questions that do not fit this person can be shown at once.
    else if (isPrerendered && early === "closed") render(<Pages router={router} />);
    await opened(router);
    if (root === null && isAsPrerendered(router.state, firstPath, early === "open")) {
      takeOver(<Pages router={router} top={scrollTop()} />);
    } else if (!isPrerendered || root === null) render(<Pages router={router} />);
    void startAnswers(offeredIn({ domains, appInfo }), ({ survey, routes }) => {
      // If the questions are still loading on this page, the questionnaire would now open empty.
      if (currentPath() === routes.questionnaire && !areQuestionsOnPage(survey)) void router.navigate(routes.score);
    });
  } catch (error) {
    console.error(error);
    // The questions can still be answered, so nothing takes their place.
    if (root === null && early === "open") return void connected().then(start);
    document.title = startMessages(chosenLanguage.get()).unreached;
    render(<StartFailure onRetry={start} />);
  }
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the router has loaded the code of the first page. */
function opened(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * The effects come from siblings after `RouterProvider`, so that they run after those of the page. The router buffers
 * events for its first subscriber, which must be the provider, or a reload loses the scroll position.
 */
function Pages({ router, top }: { readonly router: Router; readonly top?: number }) {
  return (
    <>
      {/* Preact has no transitions: a page is rendered in one piece. */}
      <RouterProvider router={router} useTransitions={false} />
      <AfterPage router={router} top={top} />
      <ShowsWhatIsKnown />
    </>
  );
}

function AfterPage({ router, top }: { readonly router: Router; readonly top: number | undefined }) {
  useEffect(() => keepFetchingAhead(router), [router]);
  useEffect(() => keepLeavingFocus(router), [router]);
  useEffect(() => openAnewWhereCodeIsLost(router), [router]);
  useEffect(answerEarlyActions, []);
  // The router scrolls to the top of every page that it opens, and this one may have been scrolled before.
  useLayoutEffect(() => {
    if (top !== undefined) scrollToTop(top);
  }, [top]);
  return null;
}

/** Apart from the others: a component that renders again runs its effects before those of the page. */
function ShowsWhatIsKnown() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    // What this person has done is on the page now.
    if (isHydrated) delete document.documentElement.dataset["hasResults"];
  }, [isHydrated]);
  return null;
}

/** Where this fails, a chat asks again. */
const fetchDangerAhead = () => void fetchDanger().catch(() => undefined);

watchForLostCode(() =>
  fetchHealth().then(
    () => true,
    () => false,
  ),
);
startLook();
// Vite's helper looks for links in the document before it loads a page, so they must be there before.
completeDocument();
clearTabAtLogOutElsewhere();
hearOfHistoryFirst();
let adopted = adoptAddressedUser();
const firstPath = currentPath();
beginAtTop(firstPath);
const [documentLanguage, early] = await Promise.all([
  loadLanguage(document.documentElement.lang),
  earlyState(),
  setLanguage(preferredLanguage()),
]);
followChoice();
// Whoever can answer already is not waiting for the code.
if (early === "open") showFonts();
let firstQuestion = early === null ? readFirstQuestion() : null;
if (firstQuestion && firstQuestion.language !== chosenLanguage.get().code) {
  // The home page stays until it is rendered in the chosen language. A first question is removed at once, because its
  // page takes longer.
  place.replaceChildren();
  firstQuestion = null;
}
start().finally(() => {
  showFonts();
  // The service worker starts last, so that its downloads do not slow the page down. It keeps for offline what tells danger.
  afterPaint(() => void document.fonts.ready.then(startWorker).then(() => whenIdle(fetchDangerAhead)));
});
