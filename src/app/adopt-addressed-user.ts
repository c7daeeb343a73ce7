import { paths } from "#core/shared/paths.ts";
import { currentPath, takeFromAddress } from "../browser/location.ts";
import { adoptUserId } from "../browser/session.ts";
import { showNotice } from "../ui/notices.ts";
import { frameMessages } from "./messages.ts";

/**
 * Stores the user id that a link from the provider brings to the home page. The id opens an account's pages, so it is
 * removed from the address bar before anything else happens.
 */
export function adoptAddressedUser(): void {
  if (currentPath() !== paths.home) return;
  const userId = takeFromAddress("userId");
  if (userId === null || !adoptUserId(userId)) return;
  showNotice({
    kind: "success",
    text: (language) => frameMessages(language).otherAccount,
    cause: (language) => frameMessages(language).otherAccountHint,
    link: { label: (language) => frameMessages(language).logOut, to: paths.logOut },
  });
}
