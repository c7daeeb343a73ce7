import { MOST_CHARACTERS } from "#core/shared/question-limit.ts";
import { errorText } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import { isModelFailure } from "../../ui/answer-source/model-of-page.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { countText } from "../../ui/language/numbers.ts";
import { chatMessages } from "./messages.ts";
import type { ChatProblem } from "./use-conversation.ts";

/** A fixed sentence first, then the cause, so that nobody is blamed for a lost connection. */
export function chatProblem(text: SpokenText, error: unknown): ChatProblem {
  if (!(error instanceof ApiError)) return { text, cause: (language) => chatMessages(language).unreached };
  const hasReason = error.hasSentence && (error.status < 500 || isModelFailure(error));
  const cause: SpokenText = (language) => (hasReason ? errorText(error, language) : chatMessages(language).ourFault);
  return { text, cause, needsLogIn: error.status === 401 };
}

/** @returns null when the question is short enough to be sent */
export function tooLong(question: string): ChatProblem | null {
  if (question.trim().length <= MOST_CHARACTERS) return null;
  return {
    text: (language) => chatMessages(language).tooLong,
    cause: (language) => chatMessages(language).shorten({ most: countText(MOST_CHARACTERS, language) }),
  };
}
