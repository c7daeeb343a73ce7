import { errorSentence } from "../../api/error-text.ts";
import { NoPasskeyError } from "../../browser/passkeys.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { showNotice } from "../../ui/notices.ts";
import { staffJoinMessages, staffMessages } from "./messages.ts";

const sayFailed = (text: SpokenText, error: unknown) =>
  showNotice({ kind: "failure", text, cause: (language) => errorSentence(error, "account", language) });

/** Says that nobody is signed in, and why. A person who only closed a window is told what to do instead. */
export function saySignInFailed(error: unknown): void {
  if (error instanceof NoPasskeyError)
    showNotice({ kind: "failure", text: (language) => staffMessages(language).passkeyStopped });
  else sayFailed((language) => staffMessages(language).failed, error);
}

/** Says the same of a link that was not used up. */
export function sayJoinFailed(error: unknown): void {
  if (error instanceof NoPasskeyError) {
    const sentence = error.reason === "unable" ? "passkeyUnable" : "passkeyStopped";
    showNotice({ kind: "failure", text: (language) => staffJoinMessages(language)[sentence] });
  } else sayFailed((language) => staffJoinMessages(language).failed, error);
}
