import { BASE_LANGUAGE, type Language } from "../ui/language/language.ts";
import { ApiError, NetworkError } from "./http.ts";
import { errorMessages, failureMessages } from "./messages.ts";

/**
 * The sentence of an error in a language. The server speaks English; another language has its
 * own sentence for each code the server knows, and keeps the server's for one it does not.
 */
export function errorText({ code, message }: ApiError, language: Language): string {
  const known: Readonly<Record<string, string>> = errorMessages(language);
  return language.code === BASE_LANGUAGE || !Object.hasOwn(known, code) ? message : `${known[code]}`;
}

/** Where a call was made, which decides what can be said when nothing better is known. */
export type CallPlace = "account" | "logIn" | "answers" | "score" | "coach" | "chat" | "myData";

/**
 * One sentence on why a call did not work: the server's own, if it has one. A lost connection must not look like a
 * mistake of the person.
 */
export function errorSentence(error: unknown, place: CallPlace, language: Language): string {
  if (error instanceof ApiError && error.hasSentence) return errorText(error, language);
  return failureSentence(error, place, language);
}

/** The same where the server's own sentence would not help. */
export function failureSentence(error: unknown, place: CallPlace, language: Language): string {
  const key = error instanceof NetworkError ? (`${place}Unreached` as const) : (`${place}OurFault` as const);
  return failureMessages(language)[key];
}
