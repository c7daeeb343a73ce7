import { paths } from "#core/shared/paths.ts";
import { currentPath, takeFromAddress } from "../browser/location.ts";
import { adoptUserId } from "../browser/session.ts";
import { showNotice } from "../ui/notices.ts";
import { frameMessages } from "./messages.ts";

/**
 * The home page takes over the user id that a link of the provider brings. The id opens a person's
 * pages, so it leaves the address bar before anything else happens.
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
