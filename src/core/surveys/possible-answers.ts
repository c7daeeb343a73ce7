import type { AnswerValue } from "../content-model/survey.ts";
import type { AnswerKind } from "../question-types/answer-kinds/answer-kinds.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";

/**
 * Every answer there is to a question of options.
 * @returns null when they cannot be listed: what is typed, and lists of very many options
 */
export function possibleAnswers(answer: AnswerKind): readonly AnswerValue[] | null {
  return onServer(answer).possible(answer);
}
