import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets. Work on many rows asks for one before each piece, so
 * that other calls are answered between two pieces, however many such works run at once. A piece should take a few
 * milliseconds.
 */
export function ownTurn(): Promise<void> {
  const turn = last.then(() => setImmediate());
  last = turn;
  return turn;
}
