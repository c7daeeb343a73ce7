import { forgetCompletions } from "../browser/completed-tests.ts";
import { clearSession } from "../browser/session.ts";
import { removeUnfinished } from "./unfinished.ts";

/** Removes everything this browser stores for one user: session, completions, drafts and waiting answers. */
export function forgetAccount(userId: string): void {
  clearSession();
  removeUnfinished(userId);
  forgetCompletions(userId);
}
