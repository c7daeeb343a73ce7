import type { RouterState } from "react-router-dom";

/** Returns whether the router has opened the page that the document shows, with the questions that it shows. */
export function isAsPrerendered({ location, errors, loaderData }: RouterState, path: string): boolean {
  const data = Object.values(loaderData) as ({ readonly known?: { readonly isPrerendered?: boolean } } | null)[];
  return location.pathname === path && errors === null && data.some((one) => one?.known?.isPrerendered === true);
}
