import { messages } from "../ui/language/language.ts";

/** The server's refusals by their code, in its own words: those of another language take their place. */
export const refusalMessages = messages("refusals", {
  INVALID_BODY: "Something in this form could not be read. Please check it and try again.",
  BAD_REQUEST: "This request could not be read.",
  INVALID_ANSWERS: "Some answers are missing or could not be read. Please check them and try again.",
  UNKNOWN_CONTENT_VERSION: "These questions are no longer known here. Please open the page again.",
  REGISTRATION_REFUSED: "We could not make this account. If you already have an account, log in.",
  EMPTY_QUESTION: "Prompt cannot be empty.",
  QUESTION_TOO_LONG: "This is longer than we can read at once. Please shorten it to 2,000 characters.",
  INVALID_LOGIN: "We do not know this e-mail address. Please check it, or register first.",
  PASSWORD_REQUIRED: "Please also give your password, to keep your answers private.",
  WRONG_PASSWORD: "This e-mail address and password do not go together. Please check both.",
  TOKEN_NEEDED: "Please log in to use this chat. Your log-in may have ended.",
  UNKNOWN_USER: "We do not know this user. Please log in again.",
  NO_SCORE: "There is no score yet. Take the assessment to see one.",
  NOT_FOUND: "There is nothing at this address.",
  KEY_REUSED: "These answers were already sent in another form. Please open the page again.",
  BODY_TOO_LARGE: "This is more than can be sent at once.",
  UNSUPPORTED_TYPE: "This request must be sent as JSON.",
  MISSING_RESULT: "Another result is needed first.",
  STORAGE_UNAVAILABLE: "We cannot keep anything just now. Your answers are safe on this page. Please try again soon.",
  INTERNAL: "Something went wrong on our side. Nothing you typed is lost. Please try again.",
});
