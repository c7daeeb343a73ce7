import type { AnswerValue } from "../content-model/survey.ts";
import type { AnswerKind } from "../question-types/answer-kinds/answer-kinds.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";

/**
 * Returns every possible answer to a question with options.
 * @returns null when they cannot be listed: typed answers, and selections from very many options
 */
export function possibleAnswers(answer: AnswerKind): readonly AnswerValue[] | null {
  return onServer(answer).possible(answer);
}
