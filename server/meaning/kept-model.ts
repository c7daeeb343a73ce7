import { startLearning } from "./learning-priority.ts";
import type { KnownText, WordedTexts } from "./likeness.ts";
import { type Group, learnWeights, type Manner, type MessageModel, messageModel } from "./message-model.ts";
import { digestOf, keepNumbers, readNumbers } from "./vector-cache.ts";

/** Raised when texts are learned from in another way, so that what was kept is no longer used. */
const LEARNING_VERSION = 5;

/** Returns a model from what was learned before, where that was kept; learning takes seconds, with meaning half a minute. */
export async function keptModel(
  known: readonly KnownText[],
  worded: WordedTexts,
  groups: readonly Group[],
  manner: Manner,
  embedderName: string,
): Promise<MessageModel> {
  const texts = known.map(({ text, kind }) => [kind, text]);
  const file = `learned-${digestOf([LEARNING_VERSION, embedderName, groups, manner, texts])}`;
  const kept = await readNumbers(file);
  if (kept?.length === known.length * groups.length) return messageModel(known, kept, groups, manner);
  startLearning();
  const weights = await learnWeights(known, worded, groups, manner);
  await keepNumbers(file, weights);
  return messageModel(known, weights, groups, manner);
}
