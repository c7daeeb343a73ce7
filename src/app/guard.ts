import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { currentUserId } from "../browser/session.ts";
import { sayText } from "../ui/language/use-text.ts";
import { showNotice } from "../ui/notices.ts";
import { messagesOf } from "../ui/standalone-scale.ts";
import { logInPath } from "../ui/way-back.ts";

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}

const isKnown = (): boolean => currentUserId() !== null;

/**
 * Lets only a known person in. It runs as a route's loader, so on navigation and not when the stored id
 * goes while a page is open: nobody is thrown out of a half-filled page.
 * @param guardRedirect another site for strangers; null means our log-in page, with the way back
 */
export function guard(guardRedirect: string | null) {
  return ({ request }: LoaderFunctionArgs) => {
    if (isKnown()) return null;
    throw redirect(guardRedirect ?? logInPath(pathOf(request)));
  };
}

/** The scores page has a rule of its own: strangers go to the log-in at its older address, never to another site. */
export function scoresGuard() {
  if (isKnown()) return null;
  throw redirect(paths.about);
}

/** The guard of a questionnaire, which may send strangers to the log-in page with its own message. */
export function questionnaireGuard(offered: OfferedScale, guardRedirect: string | null) {
  if (offered.whenNoUser !== "login") return guard(guardRedirect);
  return ({ request }: LoaderFunctionArgs) => {
    if (isKnown()) return null;
    showNotice({ kind: "failure", text: (language) => sayText(messagesOf(offered, language).noUser, language) });
    throw redirect(logInPath(pathOf(request)));
  };
}
