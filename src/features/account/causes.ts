import { errorText } from "../../api/error-text.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import { accountMessages, logInMessages } from "./messages.ts";

/**
 * One sentence on why it did not work, after the fixed text: a lost connection must not look like a
 * mistake of the person.
 */
export function causeOf(error: unknown): string {
  const t = logInMessages.get();
  if (error instanceof NetworkError) return t.unreached;
  if (error instanceof ApiError && error.hasSentence) return errorText(error);
  if (error instanceof ApiError && error.status < 500) return t.unknownAddress;
  return t.ourFault;
}

/** The same where it is not about the address: the server's own sentence, if it has one. */
export function refusedCause(error: unknown): string {
  const t = logInMessages.get();
  if (error instanceof NetworkError) return accountMessages.get().unreached;
  return error instanceof ApiError && error.hasSentence ? errorText(error) : t.ourFault;
}
