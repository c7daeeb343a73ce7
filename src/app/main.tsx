import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "../ui/fallback-font.css";
import "../ui/tokens.css";
import "../ui/base.css";
import { type ReactNode, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { allowResending } from "../answers/resending.ts";
import { fetchAppInfo, fetchCatalogue, fetchSite } from "../api/content.ts";
import { startDisplay } from "../browser/display.ts";
import { currentPath } from "../browser/location.ts";
import { currentUserId } from "../browser/session.ts";
import { startWorker } from "../browser/worker.ts";
import { chosenLanguage, followChoice, preferredLanguage, setLanguage } from "../ui/language/chosen-language.ts";
import { loadLanguage } from "../ui/language/language.ts";
import { Loading } from "../ui/loading.tsx";
import { adoptAddressedUser } from "./adopt-addressed-user.ts";
import { InChosenLanguage } from "./chosen-language.tsx";
import { FetchingAhead } from "./fetch-ahead.ts";
import { startMessages } from "./messages.ts";
import { routesOf } from "./routes.tsx";
import styles from "./start.module.css";
import { StartFailure } from "./start-failure.tsx";

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");
let root: Root | null = null;
/** Before the language of this browser takes its place. */
const drawnLanguage = document.documentElement.lang;
const drawn = await loadLanguage(drawnLanguage);

function render(page: ReactNode): void {
  place?.removeAttribute("lang");
  root ??= createRoot(place as HTMLElement);
  root.render(<InChosenLanguage drawn={drawn}>{page}</InChosenLanguage>);
}

/**
 * Home comes drawn for a stranger: where that is what this browser would draw, it is taken over as it stands, so
 * that nothing is painted twice. For anybody else, and in place of a first question, it is drawn anew.
 */
function takeOver(page: ReactNode): void {
  const isStranger = currentUserId() === null && drawnLanguage === chosenLanguage.get().code;
  const fits = currentPath() === paths.home && place?.hasChildNodes() && isStranger;
  if (!root && place && fits) {
    // Should it differ after all, React draws it anew by itself.
    root = hydrateRoot(place, <InChosenLanguage drawn={drawn}>{page}</InChosenLanguage>, {
      onRecoverableError: () => undefined,
    });
  } else {
    keepingFocus(() => render(page));
  }
}

/** Whoever has come to a link or button of the drawn page stands on the same one of what takes its place. */
function keepingFocus(draw: () => void): void {
  const pressable = () => [...(place?.querySelectorAll<HTMLElement>("a, button") ?? [])];
  const words = pressable().find((one) => one === document.activeElement)?.textContent;
  if (words === undefined) {
    draw();
    return;
  }
  flushSync(draw);
  pressable()
    .find(({ textContent }) => textContent === words)
    ?.focus({ preventScroll: true });
}

/**
 * Words that came drawn in another language than this browser's person chose: home stands until it is drawn anew, and
 * says in what language. A first question goes at once, for its page takes longer.
 */
function markOtherLanguage(): void {
  document.documentElement.lang = chosenLanguage.get().code;
  if (drawnLanguage === chosenLanguage.get().code || !place?.hasChildNodes()) return;
  if (currentPath() === paths.home) place.lang = drawnLanguage;
  else place.replaceChildren();
}

/** Fetches what all pages need, then builds the routes from it. */
async function start(): Promise<void> {
  // What comes drawn stays as it is until all of it can answer.
  if (!place?.hasChildNodes()) {
    document.title = startMessages(chosenLanguage.get()).title;
    render(
      <main className={styles.alone}>
        <Loading />
      </main>,
    );
  }
  try {
    const [appInfo, catalogue, site] = await Promise.all([fetchAppInfo(), fetchCatalogue(), fetchSite()]);
    const router = createBrowserRouter(routesOf({ appInfo, domains: catalogue.domains, site }));
    allowResending(appInfo.resends);
    await opened(router);
    takeOver(
      <StrictMode>
        <RouterProvider router={router} />
        <FetchingAhead router={router} />
      </StrictMode>,
    );
    sendWhatWaits(router, [...catalogue.domains, ...appInfo.scales.map(offeredScaleOf)]);
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

startDisplay();
adoptAddressedUser();
await setLanguage(preferredLanguage());
followChoice();
markOtherLanguage();
// Last, so that what it fetches ahead takes nothing from the page.
start().finally(startWorker);
