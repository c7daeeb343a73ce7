import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads the code of the page at a path into its route, so that the page can be rendered at once. A page stays lazy when
 * a loader runs before it, such as its guard.
 * @param isOpened whether the page is rendered as for somebody whom the guard lets in
 */
export async function loadMatched(routes: readonly RouteObject[], path: string, isOpened = false): Promise<void> {
  const matched = matchRoutes([...routes], path) ?? [];
  if (!isOpened && matched.some(({ route }) => route.loader)) return;
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
