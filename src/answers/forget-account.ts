import { clearSession } from "../browser/session.ts";
import { forgetUser } from "../browser/user-entries.ts";
import { forgetDelivered, removeUnfinished } from "./remove-sets.ts";

/** Removes everything this browser stores for one account: session, entries under its user id, drafts, waiting answers. */
export async function forgetAccount(userId: string, owner: string): Promise<void> {
  clearSession();
  forgetUser(userId);
  await removeUnfinished(owner, userId);
  await forgetDelivered(owner);
}
