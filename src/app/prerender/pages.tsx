import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { PlacesToPreload, RenderPage } from "#core/shared/prerender.ts";
import { ForMembers } from "../../browser/use-stored.ts";
import { firstQuestionMessages } from "../../features/questionnaire/first-question-messages.ts";
import { prerenderedQuestions } from "../../features/questionnaire/questionnaire-content.ts";
import { loadLanguage } from "../../ui/language/language.ts";
import { LanguageContext } from "../../ui/language/use-text.ts";
import type { PageHandle } from "../frame/use-arrival.ts";
import { unguarded } from "../guarded.ts";
import { loadMatched } from "../load-matched.ts";
import type { PageRoute } from "../page-route.tsx";
import type { PageName } from "../pages.ts";
import { pagesOf, routesOf } from "../routes.tsx";

export { offeredLanguages } from "../../ui/language/language.ts";

/** The modules of the pages by page name. The build reads them from `pages.ts`. */
declare const __PAGE_MODULES__: Readonly<Record<PageName, string>>;

// Renders pages that can be read before or without any script, as the browser renders them for a guest. The module
// keeps no state between pages, so any number can be rendered in parallel.

/** Renders the page at a path. */
export const renderPage: RenderPage = async ({ path, language: code, firstQuestion, questions = null, ...content }) => {
  const language = await loadLanguage(code);
  const routes = routesOf({ ...content, firstQuestionAt: (at) => (at === path ? firstQuestion : null) });
  await loadMatched(routes, path, questions !== null);
  const { query, dataRoutes } = createStaticHandler(routes);
  // Loaders are skipped: they read session data that exists only in a browser. The questions take the place of theirs.
  const context = await query(new Request(new URL(path, "http://localhost")), { filterMatchesToLoad: () => false });
  if (context instanceof Response) throw new Error(`The page at ${path} leads elsewhere.`);
  if (questions) {
    // The guard loads nothing; the page behind it has the questions.
    const loaded = context.matches.map(({ route }) => [route.id, null] as const);
    const asking = context.matches.at(-1)?.route.id ?? "";
    context.loaderData = { ...Object.fromEntries(loaded), [asking]: prerenderedQuestions(questions) };
  }
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <LanguageContext value={language}>
      <ForMembers value={questions !== null}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ForMembers>
    </LanguageContext>,
  );
  const match = context.matches.at(-1)?.route as PageRoute | undefined;
  const staysLazy = match?.lazy !== undefined;
  return {
    html: withoutStyles(html),
    title: (match?.handle as PageHandle | undefined)?.title(language) ?? "",
    withoutScript: firstQuestion === null && questions === null ? firstQuestionMessages(language).withoutScript : null,
    module: match?.page === undefined || staysLazy ? null : __PAGE_MODULES__[match.page],
  };
};

const PRELOADED: ReadonlySet<PageName | undefined> = new Set<PageName>([
  "logIn",
  "register",
  "hub",
  "intro",
  "questionnaire",
  "score",
]);

export const placesToPreload: PlacesToPreload = (content) =>
  unguarded(pagesOf({ ...content, firstQuestionAt: () => null })).flatMap(({ path, page, survey }) =>
    path === undefined || page === undefined || !PRELOADED.has(page)
      ? []
      : [{ path, module: __PAGE_MODULES__[page], ...(survey === undefined ? {} : { survey }) }],
  );

/** The policy forbids inline styles. SurveyJS writes some, for layouts that are not ours. */
const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, "");
