import { paths } from "#core/shared/paths.ts";
import { tabPlace } from "../../browser/tab-storage.ts";

/** The only pages that a sign-in leads on to: a link could otherwise send people anywhere. */
const OF_STAFF = /^\/(studio|staff\/events)(\?[^#]*)?$/;

/** Returns the page that the address of the sign-in names as the next; otherwise the sign-in itself. */
export function wantedPage(search: URLSearchParams): string {
  const wanted = search.get("next") ?? "";
  return OF_STAFF.test(wanted) ? wanted : paths.staff;
}

/** The same while the browser is at the identity provider. */
export const wantedPagePlace = tabPlace<string>("staffNext", (kept) =>
  typeof kept === "string" && OF_STAFF.test(kept) ? kept : null,
);
