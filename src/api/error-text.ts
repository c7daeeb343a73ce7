import { BASE_LANGUAGE, type Language } from "../ui/language/language.ts";
import type { ApiError } from "./http.ts";
import { errorMessages } from "./messages.ts";

/**
 * The sentence of an error in a language. The server speaks English; another language has its
 * own sentence for each code the server knows, and keeps the server's for one it does not.
 */
export function errorText({ code, message }: ApiError, language: Language): string {
  const known: Readonly<Record<string, string>> = errorMessages(language);
  return language.code === BASE_LANGUAGE || !Object.hasOwn(known, code) ? message : `${known[code]}`;
}
