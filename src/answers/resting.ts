/** Until when a set is not sent by itself, in milliseconds since the page opened. Whoever presses Send is not held back. */
const restsUntil = new Map<string, number>();

/** Lets a set rest for as long as the server asked. 0 ends its rest. */
export function restFor(id: string, milliseconds: number): void {
  if (milliseconds > 0) restsUntil.set(id, performance.now() + milliseconds);
  else restsUntil.delete(id);
}

export const isResting = (id: string): boolean => performance.now() < (restsUntil.get(id) ?? 0);
