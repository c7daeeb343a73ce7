import type { SpokenText } from "../ui/language/language.ts";
import type { Notice } from "../ui/notices.ts";
import { type CallPlace, errorSentence } from "./error-text.ts";
import { ApiError, NetworkError } from "./http.ts";

/** What is said of a change that the server did not make, and of one of which nobody knows whether it was made. */
export type ChangeWords = {
  /** Shown before the cause. */
  readonly failed: SpokenText;
  /** Says how to find out, too. */
  readonly unsure: SpokenText;
};

/** Tells a person what became of a change whose call failed. Only a reply of the server shows that it was not made. */
export const changeFailure = (error: unknown, { failed, unsure }: ChangeWords, place: CallPlace): Notice =>
  isUnsure(error)
    ? { kind: "failure", text: unsure }
    : { kind: "failure", text: failed, cause: (language) => errorSentence(error, place, language) };

/** The reply was lost, or something before the server gave up on it. The server's own errors say why. */
const isUnsure = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500 && !error.hasSentence);
