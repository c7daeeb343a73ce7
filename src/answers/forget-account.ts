import { forgetCompletions } from "../browser/completed-tests.ts";
import { clearSession } from "../browser/session.ts";
import { forgetDelivered, removeUnfinished } from "./remove-sets.ts";

/** Removes everything this browser stores for one account: session, completions, drafts and waiting answers. */
export async function forgetAccount(userId: string, owner: string): Promise<void> {
  clearSession();
  forgetCompletions(userId);
  await removeUnfinished(owner, userId);
  await forgetDelivered(owner);
}
