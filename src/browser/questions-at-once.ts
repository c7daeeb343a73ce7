import { readStored, subscribeToStorage, writeStored } from "./storage.ts";

const KEY = "keepwell.questions";

/** How the questions of a page come: together, as their page has them, or one at a time. */
export type QuestionsAtOnce = "together" | "one";

/** Returns what was chosen in this browser; null where nothing was. */
export function questionsAtOnce(): QuestionsAtOnce | null {
  const stored = readStored(KEY);
  return stored === "together" || stored === "one" ? stored : null;
}

export function chooseQuestionsAtOnce(choice: QuestionsAtOnce): void {
  writeStored(KEY, choice);
}

export const subscribeToQuestionsAtOnce = subscribeToStorage;
