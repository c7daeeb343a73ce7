import { redirect } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import type { UnfinishedAnswers } from "../../answers/unfinished.ts";
import { endSession, forgetDevice } from "../../api/accounts.ts";
import { tidyCompletions } from "../../browser/completed-tests.ts";
import { clearSession, currentOwner, currentToken, currentUserId, isSharedSession } from "../../browser/session.ts";
import { markShared } from "../../browser/shared-device.ts";
import { forgetAllUsers, forgetUser } from "../../browser/user-entries.ts";
import type { Language } from "../../ui/language/language.ts";
import { showNotice } from "../../ui/notices.ts";
import { logOutMessages } from "./log-out-messages.ts";

/** The account with unsent answers on this device, and their surveys. */
export type Unfinished = UnfinishedAnswers & { readonly owner: string };

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
export async function logOut(leaving: Leaving): Promise<Response | Unfinished> {
  const owner = currentOwner();
  const unfinished = owner === null ? null : await unfinishedOf(owner);
  if (owner !== null && unfinished !== null) return { owner, ...unfinished };
  leave(leaving);
  return redirect(paths.home);
}

/** The code was loaded at start. Where it did not arrive, logging out must not fail. */
const unfinishedOf = (owner: string): Promise<UnfinishedAnswers | null> => answersHere(owner).catch(() => null);

const answersHere = (owner: string | null): Promise<UnfinishedAnswers | null> =>
  import("../../answers/start.ts").then(({ unfinishedAnswers }) => unfinishedAnswers(owner));

/**
 * Ends the session on this device. The server is notified, but its reply is not awaited: logging out of a shared
 * computer must also work offline.
 * @param before what still needs the session on the server
 */
export function leave({ endsSessions, knowsDevices }: Leaving, before: Promise<unknown> = Promise.resolve()): void {
  const userId = currentUserId();
  lastOwner = currentOwner();
  const token = currentToken();
  const isShared = isSharedSession();
  if (userId !== null) tidyCompletions(userId);
  clearSession();
  lastUserId = userId;
  if (token && endsSessions)
    before.then(() => endSession(token)).catch(() => console.warn("The server could not be told of the log-out."));
  if (isShared) {
    forgetHere();
    if (knowsDevices) forgetDevice().catch(() => console.warn("The server could not be told to forget this browser."));
    showNotice({ kind: "success", text: (language) => logOutMessages(language).doneShared });
    return;
  }
  const link = { label: (language: Language) => logOutMessages(language).forget, to: paths.forgetDevice };
  showNotice({ kind: "success", text: (language) => logOutMessages(language).done, link });
}

/** Whoever logged out last in this tab. Id and owner are gone from the session by then. */
let lastUserId: string | null = null;
let lastOwner: string | null = null;

/** Removes what an ordinary log-out leaves in this browser under the user id. */
function forgetHere(): void {
  if (lastUserId === null) forgetAllUsers();
  else forgetUser(lastUserId);
}

/** Leaves an account that a link brought, without a log-in, and goes to the log-in. */
export function leaveAccount(): Response {
  if (currentToken() !== null) return redirect(paths.logOut);
  const userId = currentUserId();
  clearSession();
  if (userId !== null) forgetUser(userId);
  return redirect(paths.logIn);
}

/**
 * Forgets this browser, for a device that others use too, and goes home: what lies under the user id, and on the server
 * that the browser is known. Unfinished answers stay, because their person chose to keep them; the notice says so.
 */
export async function forgetThisDevice(knowsDevices: boolean): Promise<Response> {
  try {
    markShared();
    forgetHere();
    if (knowsDevices) await forgetDevice();
    // After a reload nobody knows who logged out, so anybody's answers count, and so do those that cannot be looked for.
    const keepsAnswers = await answersHere(lastOwner).then(
      (found) => found !== null,
      () => true,
    );
    const forgotten = keepsAnswers ? "forgottenButAnswers" : "forgotten";
    showNotice({ kind: "success", text: (language) => logOutMessages(language)[forgotten] });
  } catch {
    showNotice({ kind: "failure", text: (language) => logOutMessages(language).notForgotten });
  }
  return redirect(paths.home);
}
