import { readStoredObject, writeStored } from "./storage.ts";

const KEY = "keepwell.helpful";

/** Whether a person found an advice helpful; null when they did not say. It never leaves this browser. */
export function helpfulMark(userId: string, advice: string): boolean | null {
  const marks = readStoredObject(KEY)[userId];
  const mark = typeof marks === "object" && marks !== null ? Object.entries(marks) : [];
  const found = mark.find(([name]) => name === nameOf(advice))?.[1];
  return typeof found === "boolean" ? found : null;
}

export function markHelpful(userId: string, advice: string, isHelpful: boolean): void {
  const all = readStoredObject(KEY);
  const own = typeof all[userId] === "object" && all[userId] !== null ? all[userId] : {};
  writeStored(KEY, JSON.stringify({ ...all, [userId]: { ...own, [nameOf(advice)]: isHelpful } }));
}

/** Advice by a short number made from it (FNV-1a): what it says of a person need not be kept a second time. */
function nameOf(advice: string): string {
  let hash = 0x811c9dc5;
  for (const character of advice) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
