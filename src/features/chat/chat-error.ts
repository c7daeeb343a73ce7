import { MAX_QUESTION_CHARACTERS } from "#core/shared/question-limit.ts";
import { errorSentence, failureSentence } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import { isModelFailure } from "../../ui/answer-source/model-of-page.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { countText } from "../../ui/language/numbers.ts";
import { chatMessages } from "./messages.ts";
import type { ChatError } from "./use-conversation.ts";

/** Returns a fixed sentence followed by the cause, so that users are not blamed for a lost connection. */
export function chatErrorOf(text: SpokenText, error: unknown): ChatError {
  const status = error instanceof ApiError ? error.status : 0;
  const sentence = status < 500 || isModelFailure(error) ? errorSentence : failureSentence;
  return { text, cause: (language) => sentence(error, "chat", language), needsLogIn: status === 401 };
}

/** @returns null when the question is short enough to be sent */
export function tooLong(question: string): ChatError | null {
  if (question.trim().length <= MAX_QUESTION_CHARACTERS) return null;
  return {
    text: (language) => chatMessages(language).tooLong,
    cause: (language) => chatMessages(language).shorten({ most: countText(MAX_QUESTION_CHARACTERS, language) }),
  };
}
