import { MAX_QUESTION_CHARACTERS } from "#core/shared/question-limit.ts";
import type { Message } from "./message.ts";

/**
 * Returns what the person asked just before a question, so that "And in the mornings?" is understood. Nothing that
 * raised a safety card is sent again.
 */
export function questionBefore(messages: readonly Message[], question: string): string | undefined {
  const last = messages.findLast(({ role }) => role === "assistant");
  if (!last?.question || last.card || last.question === question) return undefined;
  return last.question.slice(0, MAX_QUESTION_CHARACTERS);
}
