import { redirect } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { unfinishedSurveys } from "../../answers/unfinished.ts";
import { endSession, forgetDevice } from "../../api/accounts.ts";
import { tidyCompletions } from "../../browser/completed-tests.ts";
import { clearSession, currentToken, currentUserId } from "../../browser/session.ts";
import type { Language } from "../../ui/language/language.ts";
import { showNotice } from "../../ui/notices.ts";
import { logOutMessages } from "./log-out-messages.ts";

/** The account with unsent answers on this device, and their surveys. */
export type Unfinished = { readonly userId: string; readonly surveys: readonly string[] };

/** What the server can do at a log-out. */
export type Leaving = {
  /** Whether the server can end a session. */
  readonly endsSessions: boolean;
  /** Whether the server may know this browser, so that it can also forget it. */
  readonly knowsDevices: boolean;
};

/**
 * Logs out and goes home. When this device holds unsent answers, returns them instead, so that the page asks what to
 * do.
 */
export function logOut(leaving: Leaving): Response | Unfinished {
  const userId = currentUserId();
  const surveys = userId === null ? [] : unfinishedSurveys(userId);
  if (userId !== null && surveys.length > 0) return { userId, surveys };
  leave(leaving);
  return redirect(paths.home);
}

/**
 * Ends the session on this device. The server is notified, but its reply is not awaited: logging out of a shared
 * computer must also work offline.
 */
export function leave({ endsSessions, knowsDevices }: Leaving): void {
  const userId = currentUserId();
  const token = currentToken();
  if (userId !== null) tidyCompletions(userId);
  clearSession();
  if (token && endsSessions)
    endSession(token).catch(() => console.warn("The server could not be told of the log-out."));
  const link = { label: (language: Language) => logOutMessages(language).forget, to: paths.forgetDevice };
  showNotice({ kind: "success", text: (language) => logOutMessages(language).done, ...(knowsDevices ? { link } : {}) });
}

/** Makes the server forget this browser, for a device that others use too, and goes home. */
export async function forgetThisDevice(): Promise<Response> {
  try {
    await forgetDevice();
    showNotice({ kind: "success", text: (language) => logOutMessages(language).forgotten });
  } catch {
    showNotice({ kind: "failure", text: (language) => logOutMessages(language).notForgotten });
  }
  return redirect(paths.home);
}
