import { matchRoutes, type RouteObject } from "react-router-dom";
import type { PageRoute } from "./page-route.tsx";

/**
 * Loads the code of the page at a path into its route, so that the page can be rendered at once. A questionnaire stays
 * lazy where its first question takes its place meanwhile.
 * @param hasQuestions whether the questions are rendered themselves
 */
export async function loadMatched(routes: readonly RouteObject[], path: string, hasQuestions = false): Promise<void> {
  const matched = matchRoutes([...routes], path) ?? [];
  if (!hasQuestions && matched.some(({ route }) => isQuestionnaire(route))) return;
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Whether a route shows the questions of a survey. */
const isQuestionnaire = (route: PageRoute): boolean => route.survey !== undefined;
