import { constants, getPriority, setPriority } from "node:os";

let isForLearning = false;

/** Lets this process give way to others once it has something to learn. Whoever only answers is not slowed down. */
export function giveWayWhileLearning(): void {
  isForLearning = true;
}

/** Called where learning begins, which takes minutes of a processor, and tells the server so. */
export function startLearning(): void {
  if (!isForLearning) return;
  isForLearning = false;
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  process.send?.({ isLearning: true });
}
