import { type Weakness, weaknessOf } from "#core/shared/weak-password.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { accountMessages } from "./messages.ts";

type Check = (password: string, email: string) => Weakness | null;

let check: Check | null = null;
let loading: Promise<void> | null = null;

/**
 * Loads the list of common passwords. It is large, so it comes with the first key in the field. Where it does not
 * arrive, the server checks alone.
 */
export function loadPasswordCheck(): Promise<void> {
  loading ??= import("./common-passwords.ts").then(
    ({ commonPasswords }) => {
      check = (password, email) => weaknessOf(password, email, commonPasswords);
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** Returns what is wrong with a new password, in a sentence that helps; null when nothing is, or before the list came. */
export function weakPasswordError(password: string, email: string): SpokenText | null {
  const weakness = check?.(password, email) ?? null;
  if (weakness === null) return null;
  return (language) => accountMessages(language)[weakness === "common" ? "passwordCommon" : "passwordLikeAddress"];
}
