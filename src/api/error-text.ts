import { BASE_LANGUAGE, type Language } from "../ui/language/language.ts";
import { ApiError, NetworkError } from "./http.ts";
import { errorMessages, failureMessages } from "./messages.ts";

/**
 * Returns the sentence of an error in a language. The server sends English. Other languages have their own sentence for
 * each known code, and fall back to the server's sentence for an unknown one.
 */
export function errorText({ code, message }: ApiError, language: Language): string {
  const known: Readonly<Record<string, string>> = errorMessages(language);
  return language.code === BASE_LANGUAGE || !Object.hasOwn(known, code) ? message : `${known[code]}`;
}

/** Where a call was made. Selects the fallback sentence when the error itself says nothing specific. */
export type CallPlace = "account" | "form" | "logIn" | "answers" | "score" | "coach" | "chat" | "myData";

/**
 * Returns one sentence on why a call failed: the server's own, if it sent one. A lost connection must not look like the
 * user's mistake.
 */
export function errorSentence(error: unknown, place: CallPlace, language: Language): string {
  const isFit = error instanceof ApiError && error.hasSentence && !speaksOfOthers(error, place);
  if (isFit) return errorText(error, language);
  return failureSentence(error, place, language);
}

/** Where there are answers on the page, or where the specification has the server's sentence shown. */
const SHOWS_ALL: readonly CallPlace[] = ["answers", "score"];

/** Returns whether the server's sentence promises that answers are safe, though there are none here. */
const speaksOfOthers = ({ code }: ApiError, place: CallPlace): boolean =>
  code === "STORAGE_UNAVAILABLE" && !SHOWS_ALL.includes(place);

/** Returns the same for calls where the server's own sentence would not help the reader. */
export function failureSentence(error: unknown, place: CallPlace, language: Language): string {
  const key = error instanceof NetworkError ? (`${place}Unreached` as const) : (`${place}ServerError` as const);
  return failureMessages(language)[key];
}
