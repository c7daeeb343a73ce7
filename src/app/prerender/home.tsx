import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { RenderHome } from "#core/contracts/prerender.ts";
import { HomePage } from "../../features/home/home-page.tsx";
import { adopt } from "../../ui/language/language.ts";

export { offeredLanguages } from "../../ui/language/language.ts";

import { Frame } from "../frame/frame.tsx";
import { frameMessages } from "../messages.ts";

/**
 * Home as the browser would draw it for a stranger, so that it can be read before any script has come, and
 * without one. The server runs it at each publishing of content.
 */
export const renderHome: RenderHome = async ({ site, hasMyData, language }) => {
  await adopt(language);
  const router = createMemoryRouter([
    {
      element: <Frame site={site} hasMyData={hasMyData} />,
      children: [{ path: "/", element: <HomePage site={site} />, handle: { title: () => frameMessages.get().home } }],
    },
  ]);
  return { html: renderToString(<RouterProvider router={router} />), title: frameMessages.get().home };
};
