import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Puts the code of the page at a path into its route, so that the page can be drawn at once. A page that looks at its
 * person first, or for which something else stands in until its code has come, keeps it for later.
 */
export async function loadMatched(routes: readonly RouteObject[], path: string): Promise<void> {
  const matched = matchRoutes([...routes], path) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== "function" || route.loader || route.hydrateFallbackElement) return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
