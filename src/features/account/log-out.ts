import { redirect } from "react-router-dom";
import { endSession } from "../../api/accounts.ts";
import { tidyCompletions } from "../../browser/completed-tests.ts";
import { clearSession, currentToken, currentUserId } from "../../browser/session.ts";
import { showNotice } from "../../ui/notices.ts";
import { paths } from "../../ui/paths.ts";

/**
 * Logs out on this device at once and goes home. The server is told, but nobody waits for it: a person
 * who leaves a shared computer offline must be logged out too.
 */
export function logOut(): Response {
  const userId = currentUserId();
  const token = currentToken();
  if (userId !== null) tidyCompletions(userId);
  clearSession();
  if (token) endSession(token).catch(() => console.warn("The server could not be told of the log-out."));
  showNotice({ kind: "success", text: "Logout successful" });
  return redirect(paths.home);
}
