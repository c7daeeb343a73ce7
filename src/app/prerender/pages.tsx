import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Site } from "#core/content-model/site.ts";
import type { RenderFirstQuestion, RenderHome } from "#core/shared/prerender.ts";
import { HomePage } from "../../features/home/home-page.tsx";
import { adopt } from "../../ui/language/language.ts";
import { sayText } from "../../ui/language/use-text.ts";

export { offeredLanguages } from "../../ui/language/language.ts";

import { Frame } from "../frame/frame.tsx";
import { frameMessages } from "../messages.ts";
import { FirstQuestion } from "./first-question.tsx";
import { prerenderMessages } from "./messages.ts";

// Pages that can be read before any script has come, and without one, drawn as the browser would for a stranger.

/** The server runs it at each publishing of content. */
export const renderHome: RenderHome = async ({ site, hasMyData, language }) => {
  await adopt(language);
  const withoutScript = prerenderMessages.get().withoutScript;
  return { ...draw({ site, hasMyData }, <HomePage site={site} />, frameMessages.get().home), withoutScript };
};

/** What can be read of a questionnaire while it is on its way. */
export const renderFirstQuestion: RenderFirstQuestion = async ({ site, hasMyData, language, ...words }) => {
  await adopt(language);
  const page = <FirstQuestion title={sayText(words.title)} question={sayText(words.question)} />;
  const title = frameMessages.get().questionsOf({ name: sayText(words.name) });
  return { ...draw({ site, hasMyData }, page, title), withoutScript: null };
};

function draw(frame: { readonly site: Site; readonly hasMyData: boolean }, page: ReactNode, title: string) {
  const children = [{ path: "/", element: page, handle: { title: () => title } }];
  const router = createMemoryRouter([{ element: <Frame {...frame} />, children }]);
  return { html: renderToString(<RouterProvider router={router} />), title };
}
