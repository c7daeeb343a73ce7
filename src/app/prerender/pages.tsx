import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from "react-router-dom";
import { addresses } from "#core/api/addresses.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import { urlOf } from "#core/api/url-of.ts";
import { paths } from "#core/shared/paths.ts";
import {
  type PrerenderContent,
  type Prerendered,
  type RenderPage,
  USER_ID,
  type WithoutScript,
} from "#core/shared/prerender.ts";
import { firstQuestionMessages } from "../../features/questionnaire/first-question-messages.ts";
import { prerenderedQuestions } from "../../features/questionnaire/questionnaire-content.ts";
import { hasEarlyWords, WordsOfBands } from "../../features/result/early-words.tsx";
import { TablesToFill } from "../../features/view-scores/early-tables.tsx";
import { type Language, loadLanguage } from "../../ui/language/language.ts";
import { LanguageContext, sayText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { PENDING } from "../../ui/page-data.ts";
import type { PageHandle } from "../frame/use-arrival.ts";
import { loadMatched } from "../load-matched.ts";
import { frameMessages } from "../messages.ts";
import type { PageRoute } from "../page-route.tsx";
import type { PageName } from "../pages.ts";
import { routesOf } from "../routes.tsx";
import { offeredIn } from "../site-offers.ts";
import { withoutScriptMessages } from "./messages.ts";
import { ALL_SCORES, moduleOf } from "./places.ts";

export { offeredLanguages } from "../../ui/language/language.ts";
export { isNowhere, placesToPrerender } from "./places.ts";

// Renders pages that can be read before or without any script, as the browser renders them before it knows the visitor.
// The module keeps no state between pages, so any number can be rendered in parallel.

/** Renders the page at a path. */
export const renderPage: RenderPage = async ({ path, language: code, firstQuestion, ...wanted }) => {
  const { questions = null, results = [], ...content } = wanted;
  const language = await loadLanguage(code);
  const routes = routesOf({ ...content, firstQuestionAt: (at) => (at === path ? firstQuestion : null) });
  await loadMatched(routes, path, questions !== null);
  const { query, dataRoutes } = createStaticHandler(routes);
  const request = new Request(new URL(path, "http://localhost"));
  // Loaders are skipped: they read session data that exists only in a browser.
  const context = await query(request, { filterMatchesToLoad: () => false });
  if (context instanceof Response) throw new Error(`The page at ${path} leads elsewhere.`);
  // Each page shows that its data is on its way. A questionnaire shows its questions, or its first question, instead.
  if (firstQuestion === null) {
    for (const { route } of context.matches) if (route.loader) context.loaderData[route.id] = PENDING;
  }
  const last = context.matches.at(-1)?.route;
  if (last && questions) context.loaderData[last.id] = prerenderedQuestions(questions);
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <LanguageContext value={language}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LanguageContext>,
  );
  const match = last as PageRoute | undefined;
  const staysLazy = match?.lazy !== undefined;
  const isAsking = firstQuestion !== null || questions !== null;
  return {
    html: questions ? withoutStyles(html) : html,
    title: (match?.handle as PageHandle | undefined)?.title(language) ?? "",
    withoutScript: isAsking ? null : withoutScript(content, match, language),
    module: match?.page === undefined || staysLazy ? null : moduleOf(match.page),
    earlyCall: earlyCallOf(content, path),
    needsResults: path === paths.evaluations,
    guestsGoTo: isAsking ? null : await wayOfGuests(routes, path, request),
    earlyWords: earlyWordsOf({ ...content, path }, results, language),
  };
};

/** Returns what the document of a page of results says before the code of the page has loaded. */
function earlyWordsOf(
  content: PrerenderContent & { readonly path: string },
  scales: readonly PublicScale[],
  language: Language,
): Prerendered["earlyWords"] {
  const saidBy = (words: ReactNode) => renderToString(<LanguageContext value={language}>{words}</LanguageContext>);
  if (ALL_SCORES.includes(content.path))
    return { says: "scores", html: saidBy(<TablesToFill domains={content.domains} scales={scales} />), data: {} };
  const [scale] = scales;
  const offered = offeredIn(content).find(({ survey }) => survey === scale?.scale);
  const { scoreKey } = addresses[offered?.score ?? "scaleScore"];
  if (scale === undefined || !hasEarlyWords(scale) || scoreKey === undefined) return null;
  const { min, max } = scale.range;
  const data = { "score-key": scoreKey, min: `${min}`, max: `${max}` };
  return { says: "result", html: saidBy(<WordsOfBands bands={scale.bands} />), data };
}

/** Pages that say what they have to say without any script. Those of no page of their own do too. */
const READABLE: ReadonlySet<PageName> = new Set<PageName>([
  "home",
  "hub",
  "intro",
  "scaleIntro",
  "privacy",
  "contact",
  "forumTests",
]);

function withoutScript({ site }: PrerenderContent, route: PageRoute | undefined, language: Language): WithoutScript {
  const sentence = firstQuestionMessages(language).withoutScript;
  if (route?.page === undefined || READABLE.has(route.page)) return { sentence, instead: null };
  const ways = navigationMessages(language);
  const page = (route.handle as PageHandle | undefined)?.title(language) ?? "";
  const places = [
    { path: paths.home, name: frameMessages(language).home },
    { path: paths.evaluations, name: ways.tools },
    { path: paths.privacy, name: sayText(site.privacy.title, language) },
    { path: paths.contact, name: ways.contact },
  ];
  return { sentence, instead: { words: withoutScriptMessages(language).needed({ page }), places } };
}

/** Asks the guard of a page where it sends a guest: here it meets a browser that stores nothing. */
async function wayOfGuests(routes: readonly RouteObject[], path: string, request: Request): Promise<string | null> {
  const guards = (matchRoutes([...routes], path) ?? []).filter(({ route }) => (route as PageRoute).isGuard);
  for (const { route, params } of guards) {
    try {
      if (typeof route.loader === "function") await route.loader({ request, params } as LoaderFunctionArgs);
    } catch (sent) {
      if (sent instanceof Response) return sent.headers.get("location");
      throw sent;
    }
  }
  return null;
}

/** The policy forbids inline styles. SurveyJS writes some, for layouts that are not ours. */
const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, "");

/** Returns the address of the personal call that a page waits for, with a placeholder for the user id; null for none. */
function earlyCallOf(content: PrerenderContent, path: string): string | null {
  // A provider has no overview.
  if (path === paths.evaluations)
    return content.appInfo.hasOwnStorage ? urlOf(addresses.overview, { userId: USER_ID }) : null;
  if (ALL_SCORES.includes(path)) return urlOf(addresses.viewScores, { userID: USER_ID });
  const offered = offeredIn(content).find(({ routes }) => routes.score === path);
  if (!offered) return null;
  const address = addresses[offered.score];
  const { userKey = "" } = address;
  return urlOf(address, {
    [userKey]: USER_ID,
    ...(offered.score === "scaleScore" ? { scale: offered.survey } : {}),
  });
}
