import { errorText } from "../../api/error-text.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import type { Language } from "../../ui/language/language.ts";
import { accountMessages, logInMessages } from "./messages.ts";

/**
 * One sentence on why it did not work, after the fixed text: a lost connection must not look like a
 * mistake of the person.
 */
export function causeOf(error: unknown, language: Language): string {
  const t = logInMessages(language);
  if (error instanceof NetworkError) return t.unreached;
  if (error instanceof ApiError && error.hasSentence) return errorText(error, language);
  if (error instanceof ApiError && error.status < 500) return t.unknownAddress;
  return t.ourFault;
}

/** The same where it is not about the address: the server's own sentence, if it has one. */
export function refusedCause(error: unknown, language: Language): string {
  const t = logInMessages(language);
  if (error instanceof NetworkError) return accountMessages(language).unreached;
  return error instanceof ApiError && error.hasSentence ? errorText(error, language) : t.ourFault;
}
