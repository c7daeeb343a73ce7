import { readStoredObject, writeStored } from "./storage.ts";

export const HELPFUL = "keepwell.helpful";

/** Returns whether a person found a point of advice helpful; null when they did not say. It never leaves this browser. */
export function helpfulMark(userId: string, advice: string): boolean | null {
  const marks = readStoredObject(HELPFUL)[userId];
  const mark = typeof marks === "object" && marks !== null ? Object.entries(marks) : [];
  const found = mark.find(([name]) => name === hashOf(advice))?.[1];
  return typeof found === "boolean" ? found : null;
}

export function markHelpful(userId: string, advice: string, isHelpful: boolean): void {
  const all = readStoredObject(HELPFUL);
  const own = typeof all[userId] === "object" && all[userId] !== null ? all[userId] : {};
  writeStored(HELPFUL, JSON.stringify({ ...all, [userId]: { ...own, [hashOf(advice)]: isHelpful } }));
}

/** Names advice by a hash (FNV-1a), so that its text is not stored a second time. */
function hashOf(advice: string): string {
  let hash = 0x811c9dc5;
  for (const character of advice) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
