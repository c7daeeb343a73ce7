import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "../ui/fallback-font.css";
import "../ui/tokens.css";
import "../ui/sizes.css";
import "../ui/base.css";
import "../ui/layout.css";
import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { type OfferedScale, offeredScaleOf } from "#core/shared/offered-scale.ts";
import { allowResending } from "../answers/resending.ts";
import { fetchAppInfo, fetchCatalogue, fetchSite } from "../api/content.ts";
import { startDisplay } from "../browser/display.ts";
import { currentPath } from "../browser/location.ts";
import { startWorker } from "../browser/worker.ts";
import { readFirstQuestion } from "../features/questionnaire/first-question.tsx";
import { chosenLanguage, followChoice, preferredLanguage, setLanguage } from "../ui/language/chosen-language.ts";
import { loadLanguage } from "../ui/language/language.ts";
import { Loading } from "../ui/loading.tsx";
import { adoptAddressedUser } from "./adopt-addressed-user.ts";
import { InChosenLanguage } from "./chosen-language.tsx";
import { keepFetchingAhead } from "./fetch-ahead.ts";
import { loadMatched } from "./load-matched.ts";
import { startMessages } from "./messages.ts";
import { routesOf } from "./routes.tsx";
import styles from "./start.module.css";
import { StartFailure } from "./start-failure.tsx";

const place = document.getElementById("root") as HTMLElement;
let root: Root | null = null;

/** Draws into the empty place, or instead of what was drawn before. */
function render(page: ReactNode): void {
  root ??= createRoot(place);
  root.render(inLanguage(page));
}

/** Takes over what the server drew from the same routes, as it stands: nothing is painted twice, and focus stays. */
function takeOver(page: ReactNode): void {
  root = hydrateRoot(place, inLanguage(page), { onRecoverableError: (error) => console.error(error) });
}

const inLanguage = (page: ReactNode) => (
  <StrictMode>
    <InChosenLanguage drawn={drawnLanguage}>{page}</InChosenLanguage>
  </StrictMode>
);

/** Fetches what all pages need, then builds the routes from it. */
async function start(): Promise<void> {
  const isDrawn = root === null && place.hasChildNodes();
  // What comes drawn stays as it is until all of it can answer.
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
    const routes = routesOf({ appInfo, domains, site, firstQuestionAt });
    // Where it does not come, the router says so.
    if (isDrawn) await loadMatched(routes, firstPath).catch(() => undefined);
    const router = createBrowserRouter(routes);
    allowResending(appInfo.resends);
    if (isDrawn) takeOver(<Pages router={router} />);
    await opened(router);
    if (!isDrawn) render(<Pages router={router} />);
    sendWhatWaits(router, [...domains, ...appInfo.scales.map(offeredScaleOf)]);
  } catch (error) {
    console.error(error);
    document.title = startMessages(chosenLanguage.get()).unreached;
    render(<StartFailure onRetry={start} />);
  }
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits until the first page, whose code comes by itself, can be drawn. */
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

/** Not needed for the first page, so it comes after it. */
async function sendWhatWaits(router: Router, offeredScales: readonly OfferedScale[]): Promise<void> {
  const { keepTrying } = await import("../answers/keep-trying.ts");
  keepTrying(offeredScales, ({ routes }) => {
    // Its questions may still be on their way here; they would open empty.
    if (currentPath() === routes.questionnaire) void router.navigate(routes.score);
  });
}

/** A router keeps what happens for the first that listens: that must be what draws, or the place is lost at a reload. */
function Pages({ router }: { readonly router: Router }) {
  useEffect(() => keepFetchingAhead(router), [router]);
  return <RouterProvider router={router} />;
}

startDisplay();
adoptAddressedUser();
const firstPath = currentPath();
const [drawnLanguage] = await Promise.all([
  loadLanguage(document.documentElement.lang),
  setLanguage(preferredLanguage()),
]);
followChoice();
let firstQuestion = readFirstQuestion();
if (firstQuestion && firstQuestion.language !== chosenLanguage.get().code) {
  // Home stands until it is said in the chosen language. A question goes at once, for its page takes longer.
  place.replaceChildren();
  firstQuestion = null;
}
// Last, so that what it fetches ahead takes nothing from the page.
start().finally(startWorker);
