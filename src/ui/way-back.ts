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

/** Address of the log-in page that remembers where the person wanted to go. */
export const logInPath = (wanted: string): string => `${paths.logIn}?next=${encodeURIComponent(wanted)}`;

/**
 * The remembered page, from the query of the log-in page. Only a path of this site counts: an address
 * of another site in a link would make our log-in page a springboard to it.
 */
export function wayBackFrom(search: URLSearchParams): string {
  const wanted = search.get("next");
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, NO_PLACE)) return paths.evaluations;
  const url = new URL(wanted, NO_PLACE);
  if (url.origin !== NO_PLACE || NO_WAY_BACK.includes(url.pathname)) return paths.evaluations;
  return `${url.pathname}${url.search}${url.hash}`;
}
