import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "../ui/tokens.css";
import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { assessmentOf } from "#core/surveys/assessment.ts";
import { fetchAppInfo, fetchCatalogue, fetchSite } from "../api/content.ts";
import { currentPath } from "../browser/location.ts";
import { startWorker } from "../browser/worker.ts";
import { keepTrying } from "../sending/keep-trying.ts";
import { allowResending } from "../sending/resending.ts";
import { preferredLanguage, speak } from "../ui/language/language.ts";
import { Loading } from "../ui/loading.tsx";
import { adoptAddressedUser } from "./adopt-addressed-user.ts";
import { routesOf } from "./routes.tsx";
import styles from "./start.module.css";
import { StartFailure } from "./start-failure.tsx";

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");
const root = createRoot(place);

/** Fetches what all pages need, then builds the routes from it. */
async function start(): Promise<void> {
  root.render(
    <main className={styles.alone}>
      <Loading />
    </main>,
  );
  try {
    const [appInfo, catalogue, site] = await Promise.all([fetchAppInfo(), fetchCatalogue(), fetchSite()]);
    const router = createBrowserRouter(routesOf({ appInfo, domains: catalogue.domains, site }));
    allowResending(appInfo.resends);
    keepTrying([...catalogue.domains, ...appInfo.scales.map(assessmentOf)], ({ routes }) => {
      // Its questions may still be on their way here; they would open empty.
      if (currentPath() === routes.questionnaire) void router.navigate(routes.score);
    });
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  } catch (error) {
    console.error(error);
    document.title = "We could not reach the site";
    root.render(<StartFailure onRetry={start} />);
  }
}

adoptAddressedUser();
await speak(preferredLanguage());
// Last, so that what it fetches ahead takes nothing from the page.
start().finally(startWorker);
