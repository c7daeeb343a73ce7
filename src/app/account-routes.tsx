import { paths } from "#core/shared/paths.ts";
// Imported statically: logging out must also work offline, on a shared device.
import { forgetThisDevice, leaveAccount, logOut } from "../features/account/log-out.ts";
import { guard } from "./guard.ts";
import { guarded } from "./guarded.ts";
import { type PageRoute, pageRoute, partsOf } from "./page-route.tsx";
import { pages } from "./pages.ts";
import type { SiteContent } from "./site-content.ts";

/** Returns the pages of an account whose routes have parts of their own. */
export function accountRoutes(content: SiteContent): PageRoute[] {
  const { hasOwnStorage, asksPassword, scales } = content.appInfo;
  const { domains, site } = content;
  const carriedName = hasOwnStorage ? site.home.taster?.yours : undefined;
  const knowsDevices = hasOwnStorage && asksPassword;
  const leaving = { endsSessions: hasOwnStorage, knowsDevices };
  const logIn = {
    onLogIn: (userId: string) => {
      import("../features/hub/fill-completions.ts")
        .then(({ fillCompletions }) => fillCompletions(userId, domains))
        .catch((error: unknown) => console.error(error));
    },
    tellsShared: hasOwnStorage,
    offersReset: knowsDevices,
    carriedName,
  };
  return [
    pageRoute(paths.logIn, "logIn", logIn, pages.logIn),
    pageRoute(paths.about, "logIn", logIn, pages.logIn),
    // Registration leads straight to the log-in, so its code is loaded along.
    pageRoute(
      paths.register,
      "register",
      { isRepeatable: hasOwnStorage, carriedName },
      { beside: () => pages.logIn.load().catch(() => undefined) },
    ),
    { ...pageRoute(paths.logOut, "logOut", { domains, scales, leaving }), loader: () => logOut(leaving) },
    { path: paths.leaveAccount, loader: leaveAccount },
    { path: paths.forgetDevice, loader: () => forgetThisDevice(knowsDevices) },
    ...(hasOwnStorage ? ownAccountRoutes(content) : []),
  ];
}

/** Returns the pages that only a server with its own accounts can offer. */
function ownAccountRoutes(content: SiteContent): PageRoute[] {
  return [
    guarded(guard(content), {
      path: paths.myData,
      page: "myData",
      lazy: async () => {
        const [page, details, sections] = await Promise.all([
          pages.myData.load(),
          pages.details.load(),
          pages.accountSections.load(),
        ]);
        return partsOf(page, {
          domains: content.domains,
          details: (account, onChanged) => <details.Page account={account} onChanged={onChanged} />,
          sections: (account, code, onCode) => <sections.Page account={account} code={code} onCode={onCode} />,
        });
      },
      handle: { title: pages.myData.title },
    }),
  ];
}
