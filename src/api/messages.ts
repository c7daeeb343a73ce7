import { ERRORS, type ErrorCode } from "#core/api/errors.ts";
import { messages } from "../ui/language/language.ts";

const sentences = Object.entries(ERRORS).map(([code, [, sentence]]) => [code, sentence]);

/** The server's error sentences by code, in English. Translations replace them in other languages. */
export const errorMessages = messages("errors", Object.fromEntries(sentences) as Record<ErrorCode, string>);

/**
 * Why a call failed, by the place where it was made. Sentences of forms also say that nothing entered is lost.
 * `Unreached` is used when no reply came, `ServerError` when the reply does not explain the failure.
 */
export const failureMessages = messages("failure", {
  accountUnreached: "We could not reach Keepwell. What you typed is still here. Try again.",
  accountServerError: "Something went wrong on our side. Please try again in a moment.",
  formUnreached: "We could not reach Keepwell. What you chose is still here.",
  formServerError: "Something went wrong on our side. What you chose is still here.",
  logInUnreached: "We could not reach Keepwell. Your address may be fine.",
  logInServerError: "Something went wrong on our side. Please try again in a moment.",
  answersUnreached: "We could not reach Keepwell. Your answers are safe here.",
  answersServerError: "Something went wrong on our side. Your answers are safe here.",
  scoreUnreached: "Network error. Check your connection.",
  scoreServerError: "Network error. Check your connection.",
  coachUnreached: "We could not reach Keepwell. Check your connection.",
  coachServerError: "Something went wrong on our side.",
  chatUnreached: "We could not reach Keepwell. Your question is still here.",
  chatServerError: "Something went wrong on our side. Your question is still here.",
  myDataUnreached: "We could not reach Keepwell. Check your connection, then try again.",
  myDataServerError: "Something went wrong on our side. Please try again in a moment.",
});
