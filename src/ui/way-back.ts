import { paths } from "#core/shared/paths.ts";

const NO_PLACE = "https://no-place.invalid";
const NO_WAY_BACK: readonly string[] = [
  paths.logIn,
  paths.about,
  paths.register,
  paths.forgotPassword,
  paths.logOut,
  paths.forgetDevice,
];

/** Returns the address of the log-in page with the page to return to. */
export const logInPath = (wanted: string): string => `${paths.logIn}?next=${encodeURIComponent(wanted)}`;

/**
 * Returns the page to return to, from the query of the log-in page. Only a path of this site is accepted: otherwise a
 * link could use our log-in page to redirect users to another site.
 */
export function wayBackFrom(search: URLSearchParams): string {
  const wanted = search.get("next");
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, NO_PLACE)) return paths.evaluations;
  const url = new URL(wanted, NO_PLACE);
  if (url.origin !== NO_PLACE || NO_WAY_BACK.includes(url.pathname)) return paths.evaluations;
  return `${url.pathname}${url.search}${url.hash}`;
}
