import { changeFailure } from "../../api/change-failure.ts";
import { errorSentence } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import { NoPasskeyError } from "../../browser/passkeys.ts";
import type { Language, SpokenText } from "../../ui/language/language.ts";
import { showNotice } from "../../ui/notices.ts";
import { staffJoinMessages, staffMessages } from "./messages.ts";

/** Says that nobody is signed in, and why. A person who only closed a window is told what to do instead. */
export function saySignInFailed(error: unknown): void {
  if (error instanceof NoPasskeyError)
    showNotice({ kind: "failure", text: (language) => staffMessages(language).passkeyStopped });
  else {
    const cause: SpokenText = (language) => errorSentence(error, "account", language);
    showNotice({ kind: "failure", text: (language) => staffMessages(language).failed, cause });
  }
}

/** Says that nobody joined, and why. Only an error of another cause than the link shows that the link still works. */
export function sayJoinFailed(error: unknown): void {
  if (error instanceof NoPasskeyError) {
    const sentence = error.reason === "unable" ? "passkeyUnable" : "passkeyStopped";
    showNotice({ kind: "failure", text: (language) => staffJoinMessages(language)[sentence] });
  } else {
    const failed = error instanceof ApiError && error.code === "STAFF_LINK" ? "failed" : "failedLinkWorks";
    const words = {
      failed: (language: Language) => staffJoinMessages(language)[failed],
      unsure: (language: Language) => staffJoinMessages(language).unsure,
    };
    showNotice(changeFailure(error, words, "account"));
  }
}
