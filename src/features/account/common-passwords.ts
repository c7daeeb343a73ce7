import { dictionary } from "@zxcvbn-ts/language-common";
import { MOST_COMMON } from "#core/shared/weak-password.ts";

/** A chunk of its own, which only a page with a new password loads. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"].slice(0, MOST_COMMON));
