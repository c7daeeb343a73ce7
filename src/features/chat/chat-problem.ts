import { MOST_CHARACTERS } from "#core/coach/limits.ts";
import { ApiError } from "../../api/http.ts";
import type { ChatProblem } from "./use-conversation.ts";

const UNREACHED = "We could not reach Keepwell. Your question is still here.";
const OUR_FAULT = "The fault is on our side. Your question is still here.";

/** A fixed sentence first, then the cause, so that nobody is blamed for a lost connection. */
export function chatProblem(text: string, error: unknown): ChatProblem {
  if (!(error instanceof ApiError)) return { text, cause: UNREACHED };
  const cause = error.hasSentence && error.status < 500 ? error.message : OUR_FAULT;
  return { text, cause, needsLogIn: error.status === 401 };
}

/** @returns null when the question is short enough to be sent */
export function tooLong(question: string): ChatProblem | null {
  if (question.trim().length <= MOST_CHARACTERS) return null;
  return {
    text: "This is longer than we can read at once.",
    cause: `Please shorten it to ${MOST_CHARACTERS.toLocaleString("en-US")} characters.`,
  };
}
