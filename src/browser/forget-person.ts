import { forgetCompletions } from "./completed-tests.ts";
import { clearSession } from "./session.ts";
import { removeUnfinished } from "./unfinished.ts";

/** Removes everything of one person from this browser: the session, completions, drafts and what waits. */
export function forgetPerson(userId: string): void {
  clearSession();
  removeUnfinished(userId);
  forgetCompletions(userId);
}
