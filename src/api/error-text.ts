import { BASE_LANGUAGE, language } from "../ui/language/language.ts";
import type { ApiError } from "./http.ts";
import { errorMessages } from "./messages.ts";

/**
 * The sentence of a refusal in the language in use. The server speaks English; another language has its
 * own sentence for each code the server knows, and keeps the server's for one it does not.
 */
export function errorText({ code, message }: ApiError): string {
  const known: Readonly<Record<string, string>> = errorMessages.get();
  return language.get() === BASE_LANGUAGE || !Object.hasOwn(known, code) ? message : `${known[code]}`;
}
