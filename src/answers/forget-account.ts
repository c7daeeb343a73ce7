import { forgetCompletions } from "../browser/completed-tests.ts";
import { clearSession } from "../browser/session.ts";
import { removeUnfinished } from "./unfinished.ts";

/** Removes everything of one person from this browser: the session, completions, drafts and what waits. */
export function forgetAccount(userId: string): void {
  clearSession();
  removeUnfinished(userId);
  forgetCompletions(userId);
}
