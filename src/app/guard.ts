import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { isStandalone, type OfferedScale } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { currentToken, currentUserId } from "../browser/session.ts";
import { sayText } from "../ui/language/use-text.ts";
import { showNotice } from "../ui/notices.ts";
import { messagesOf } from "../ui/standalone-scale.ts";
import { logInPath } from "../ui/way-back.ts";
import type { SiteContent } from "./site-content.ts";

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}

const isKnown = (): boolean => currentUserId() !== null;
/** A user id that came by a link opens the pages of the domains alone. */
const isLoggedIn = (): boolean => isKnown() && currentToken() !== null;

/**
 * Admits only logged-in users. It runs as a route loader, so it checks on navigation and not when the stored id
 * disappears while a page is open: nobody loses a half-filled page. Guests go to the site that the content names, or to
 * our log-in page, which leads back here.
 */
export function guard({ appInfo: { guardRedirect } }: SiteContent) {
  return ({ request }: LoaderFunctionArgs) => {
    if (isKnown()) return null;
    throw redirect(guardRedirect ?? logInPath(pathOf(request)));
  };
}

/** Guards the pages of a standalone scale, whose calls need the token of a log-in. */
export function logInGuard(content: SiteContent) {
  const whoIsKnown = guard(content);
  return (args: LoaderFunctionArgs) => {
    if (isLoggedIn()) return null;
    if (isKnown()) throw redirect(logInPath(pathOf(args.request)));
    return whoIsKnown(args);
  };
}

/** Guards the scores page. Guests always go to the log-in at its older address, never to another site. */
export function scoresGuard() {
  if (isKnown()) return null;
  throw redirect(paths.about);
}

/** Guards a questionnaire. It may send guests to the log-in page with a message of its own. */
export function questionnaireGuard(offered: OfferedScale, content: SiteContent) {
  if (isStandalone(offered)) return logInGuard(content);
  if (offered.whenNoUser !== "login") return guard(content);
  return ({ request }: LoaderFunctionArgs) => {
    if (isKnown()) return null;
    showNotice({ kind: "failure", text: (language) => sayText(messagesOf(offered, language).noUser, language) });
    throw redirect(logInPath(pathOf(request)));
  };
}

/** Guards the page of a score. */
export const scoreGuard = (offered: OfferedScale, content: SiteContent) =>
  isStandalone(offered) ? logInGuard(content) : guard(content);
