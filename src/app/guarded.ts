import type { LoaderFunction, RouteObject } from "react-router-dom";
import type { PageRoute } from "./page-route.tsx";

/**
 * Returns a page behind a guard. The guard has a route of its own, so that it runs when the page is opened and not when
 * the page loads something again.
 * @param parts of the guard's route
 */
export const guarded = (
  guard: LoaderFunction,
  page: PageRoute,
  parts: Pick<RouteObject, "hydrateFallbackElement" | "shouldRevalidate"> = {},
): PageRoute => ({ ...parts, isGuard: true, loader: guard, children: [page] });

/** Returns all pages among routes, those behind a guard included. */
export const unguarded = (routes: readonly PageRoute[]): PageRoute[] =>
  routes.flatMap((route) => (route.children as PageRoute[] | undefined) ?? [route]);
