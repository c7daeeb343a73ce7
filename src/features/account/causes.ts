import { errorSentence } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import type { Language } from "../../ui/language/language.ts";
import { logInMessages } from "./messages.ts";

/** Returns one sentence on why a log-in failed, to be shown after the fixed text. */
export function causeOf(error: unknown, language: Language): string {
  const isUnexplained = error instanceof ApiError && !error.hasSentence && error.status < 500;
  return isUnexplained ? logInMessages(language).unexplained : errorSentence(error, "logIn", language);
}
