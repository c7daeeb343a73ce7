import { paths } from "#core/shared/paths.ts";
import { forgetThisDevice } from "../features/account/log-out.ts";
import type { Language } from "../ui/language/language.ts";
import { navigationMessages } from "../ui/messages.ts";
import { guard } from "./guard.ts";
import { type PageRoute, pageRoute } from "./page-route.tsx";
import { pages } from "./pages.ts";
import type { SiteContent } from "./site-content.ts";

/** Returns the pages that only a server with its own accounts can offer. */
export function ownAccountRoutes({ appInfo: { guardRedirect }, domains }: SiteContent): PageRoute[] {
  return [
    pageRoute(paths.forgotPassword, "forgotPassword", {}),
    { path: paths.forgetDevice, loader: forgetThisDevice },
    {
      path: paths.myData,
      page: "myData",
      loader: guard(guardRedirect),
      lazy: async () => {
        const [{ Page }, recovery] = await Promise.all([pages.myData(), pages.recovery()]);
        return { element: <Page domains={domains} recovery={<recovery.Page />} /> };
      },
      handle: { title: (language: Language) => navigationMessages(language).myData },
    },
  ];
}
