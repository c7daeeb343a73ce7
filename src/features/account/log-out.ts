import { redirect } from "react-router-dom";
import { endSession } from "../../api/accounts.ts";
import { tidyCompletions } from "../../browser/completed-tests.ts";
import { clearSession, currentToken, currentUserId } from "../../browser/session.ts";
import { unfinishedSurveys } from "../../browser/unfinished.ts";
import { showNotice } from "../../ui/notices.ts";
import { paths } from "../../ui/paths.ts";
import { logOutMessages } from "./messages.ts";

/** Whose answers on this device are not sent yet, and to which surveys. */
export type Unfinished = { readonly userId: string; readonly surveys: readonly string[] };

/** Logs out at once and goes home, unless unsent answers are on this device: then the page asks about them. */
export function logOut(): Response | Unfinished {
  const userId = currentUserId();
  const surveys = userId === null ? [] : unfinishedSurveys(userId);
  if (userId !== null && surveys.length > 0) return { userId, surveys };
  leave();
  return redirect(paths.home);
}

/**
 * Ends the session on this device. The server is told, but nobody waits for it: a person who leaves a
 * shared computer offline must be logged out too.
 */
export function leave(): void {
  const userId = currentUserId();
  const token = currentToken();
  if (userId !== null) tidyCompletions(userId);
  clearSession();
  if (token) endSession(token).catch(() => console.warn("The server could not be told of the log-out."));
  showNotice({ kind: "success", text: () => logOutMessages.get().done });
}
