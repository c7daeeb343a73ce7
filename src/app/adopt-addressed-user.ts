import { paths } from "#core/shared/paths.ts";
import { endSession, fetchWhose } from "../api/accounts.ts";
import { momentOf } from "../browser/clock.ts";
import { currentPath, takeFromAddress } from "../browser/location.ts";
import { adoptUserId, currentToken, currentUserId } from "../browser/session.ts";
import { monthText } from "../ui/language/dates.ts";
import { currentNotice, type Notice, showNotice } from "../ui/notices.ts";
import { frameMessages } from "./messages.ts";

const NOTICE: Notice = {
  kind: "success",
  text: (language) => frameMessages(language).otherAccount,
  cause: (language) => frameMessages(language).otherAccountHint,
  link: { label: (language) => frameMessages(language).leaveAccount, to: paths.leaveAccount },
};

/** `tokenBefore` is that of the session that the link replaced. */
type Adopted = { readonly userId: string; readonly tokenBefore: string | null };

/**
 * Stores the user id that a link brings to the home page, and says so. The id opens an account's pages, so it is removed
 * from the address bar before anything else happens.
 * @returns null when the address brings no other account
 */
export function adoptAddressedUser(): Adopted | null {
  if (currentPath() !== paths.home) return null;
  const userId = takeFromAddress("userId");
  const tokenBefore = currentToken();
  if (userId === null || !adoptUserId(userId)) return null;
  showNotice(NOTICE);
  return { userId, tokenBefore };
}

/** Ends the session that the link replaced, its cookie too, and says whose account it is now. */
export async function settleAdoption({ userId, tokenBefore }: Adopted): Promise<void> {
  endSession(tokenBefore).catch(() => console.warn("The server could not be told that the session is over."));
  // Without an answer the notice stays as it is.
  const whose = await fetchWhose(userId).catch(() => null);
  const since = whose && momentOf(`${whose.since}-01T00:00:00.000Z`);
  if (!whose || !since || currentUserId() !== userId || currentNotice() !== NOTICE) return;
  const cause: Notice["cause"] = (language) =>
    frameMessages(language).otherAccountOf({ email: whose.email, month: monthText(since, language) });
  showNotice({ ...NOTICE, cause });
}
