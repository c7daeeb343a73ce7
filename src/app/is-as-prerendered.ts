import type { RouterState } from "react-router-dom";
import { keepsSomething } from "../browser/tab-storage.ts";
import type { PageData } from "../ui/page-data.ts";
import type { PageRoute } from "./page-route.tsx";
import type { PageName } from "./pages.ts";

/**
 * Returns whether the page that the router has opened is the prerendered one: its guard has admitted the visitor, and
 * nothing that was typed in this tab comes back into it. Any other page is rendered in its place.
 * @param hasQuestions whether the document shows questions, which must then be the ones that were loaded
 */
export function isAsPrerendered(state: RouterState, path: string, hasQuestions: boolean): boolean {
  const { location, errors, matches, loaderData } = state;
  const { page } = (matches.at(-1)?.route ?? {}) as PageRoute;
  const comesBack = page !== undefined && RESTORING.has(page) && keepsSomething();
  const data = Object.values(loaderData) as (PageData<unknown> | null)[];
  const areSame = !hasQuestions || data.some((one) => one?.isInDocument);
  return location.pathname === path && errors === null && !comesBack && areSame;
}

/** Pages that begin with what was typed in this tab before. */
const RESTORING: ReadonlySet<PageName> = new Set<PageName>([
  "logIn",
  "register",
  "assistant",
  "adviceChat",
  "pasteScores",
]);
