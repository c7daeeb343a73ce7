import { guarded } from "./guarded.ts";
import { type PageRoute, pageRoute } from "./page-route.tsx";
import type { PlainRow } from "./page-row.ts";
import { type PageName, pages } from "./pages.ts";
import type { SiteContent } from "./site-content.ts";

/** Returns the routes of every page whose row in the table names its addresses. */
export function plainRoutes(content: SiteContent): PageRoute[] {
  return Object.entries(pages).flatMap(([name, row]) => {
    if (!("path" in row)) return [];
    const { path, title, guard, isOffered, hasOwnBar, readsAloud, props } = row as PlainRow<object>;
    if (isOffered?.(content) === false) return [];
    return [path].flat().map((at) => {
      const route = pageRoute(at, name as PageName, (props?.(content) ?? {}) as never, {
        ...(title ? { title: (language) => title(language, content) } : {}),
        ...(hasOwnBar ? { hasOwnBar } : {}),
        ...(readsAloud ? { readsAloud } : {}),
      });
      return guard ? guarded(guard(content), route) : route;
    });
  });
}
