import type { Text } from "#core/content-model/text.ts";
import { wordsPropertyOf } from "#core/question-types/question-types.ts";
import type { LooseQuestion } from "../read-loosely.ts";

/** Returns whether a value of the file can be said. */
export const isText = (text: unknown): text is Text =>
  typeof text === "string" || (typeof text === "object" && text !== null && "default" in text);

/** Returns what a question asks or a note says, where the file has it. */
export function wordsIn(question: LooseQuestion): Text | undefined {
  const text = question[wordsPropertyOf(question.type)];
  return isText(text) ? text : undefined;
}
