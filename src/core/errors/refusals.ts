/** Every refusal there is: its HTTP status and a sentence fit for a person. */
export const REFUSALS = {
  INVALID_BODY: [400, "Something in this form could not be read. Please check it and try again."],
  BAD_REQUEST: [400, "This request could not be read."],
  INVALID_ANSWERS: [400, "Some answers are missing or could not be read. Please check them and try again."],
  UNKNOWN_CONTENT_VERSION: [400, "These questions are no longer known here. Please open the page again."],
  REGISTRATION_REFUSED: [400, "We could not make this account. If you already have an account, log in."],
  PASSWORD_TOO_COMMON: [400, "Many people use this password, so it is easy to guess. Please choose another one."],
  EMPTY_QUESTION: [400, "Prompt cannot be empty."],
  QUESTION_TOO_LONG: [400, "This is longer than we can read at once. Please shorten it to 2,000 characters."],
  INVALID_LOGIN: [401, "We do not know this e-mail address. Please check it, or register first."],
  PASSWORD_REQUIRED: [401, "Please also give your password, to keep your answers private."],
  WRONG_PASSWORD: [401, "This e-mail address and password do not go together. Please check both."],
  TOKEN_NEEDED: [401, "Please log in to use this chat. Your log-in may have ended."],
  SESSION_NEEDED: [401, "Please log in again to do this. Your log-in may have ended."],
  RESET_REFUSED: [401, "This address and this code do not go together, or the code is too old. Please check both."],
  PASSWORD_REFUSED: [401, "This is not your password. Please check it and try again."],
  UNKNOWN_USER: [404, "We do not know this user. Please log in again."],
  NO_SCORE: [404, "There is no score yet. Take the assessment to see one."],
  NOT_FOUND: [404, "There is nothing at this address."],
  KEY_REUSED: [409, "These answers were already sent in another form. Please open the page again."],
  BODY_TOO_LARGE: [413, "This is more than can be sent at once."],
  UNSUPPORTED_TYPE: [415, "This request must be sent as JSON."],
  MISSING_RESULT: [422, "Another result is needed first."],
  STORAGE_UNAVAILABLE: [
    503,
    "We cannot keep anything just now. Your answers are safe on this page. Please try again soon.",
  ],
  BUSY: [503, "Very many people are here just now. Please try again in a minute."],
  INTERNAL: [500, "Something went wrong on our side. Nothing you typed is lost. Please try again."],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalCode = keyof typeof REFUSALS;
