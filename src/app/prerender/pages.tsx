import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Site } from "#core/content-model/site.ts";
import type { RenderFirstQuestion, RenderHome } from "#core/shared/prerender.ts";
import { HomePage } from "../../features/home/home-page.tsx";
import { type Language, loadLanguage } from "../../ui/language/language.ts";
import { LanguageContext, sayText } from "../../ui/language/use-text.ts";

export { offeredLanguages } from "../../ui/language/language.ts";

import { Frame } from "../frame/frame.tsx";
import { frameMessages } from "../messages.ts";
import { FirstQuestion } from "./first-question.tsx";
import { prerenderMessages } from "./messages.ts";

// Pages that can be read before any script has come, and without one, drawn as the browser would for a stranger.

/** The server runs it at each publishing of content. */
export const renderHome: RenderHome = async ({ site, hasMyData, language }) => {
  const spoken = await loadLanguage(language);
  const { withoutScript } = prerenderMessages(spoken);
  const page = <HomePage site={site} />;
  return { ...draw({ site, hasMyData }, page, frameMessages(spoken).home, spoken), withoutScript };
};

/** What can be read of a questionnaire while it is on its way. */
export const renderFirstQuestion: RenderFirstQuestion = async ({ site, hasMyData, language, ...words }) => {
  const spoken = await loadLanguage(language);
  const page = <FirstQuestion title={sayText(words.title, spoken)} question={sayText(words.question, spoken)} />;
  const title = frameMessages(spoken).questionsOf({ name: sayText(words.name, spoken) });
  return { ...draw({ site, hasMyData }, page, title, spoken), withoutScript: null };
};

function draw(
  frame: { readonly site: Site; readonly hasMyData: boolean },
  page: ReactNode,
  title: string,
  language: Language,
) {
  const children = [{ path: "/", element: page, handle: { title: () => title } }];
  const router = createMemoryRouter([{ element: <Frame {...frame} />, children }]);
  const html = renderToString(
    <LanguageContext value={language}>
      <RouterProvider router={router} />
    </LanguageContext>,
  );
  return { html, title };
}
