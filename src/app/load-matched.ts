import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads the code of the page at a path into its route, so that the page can be rendered at once. Pages with a loader
 * and pages with a fallback element stay lazy.
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
