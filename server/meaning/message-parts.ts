/** A message longer than this, in words, is also read in parts: a hint can hide in a long story. */
const LONG = 30;
/** The fewest words of a part: a shorter sentence is read together with the next. */
const SHORTEST = 8;
/** How many parts are read. Each takes about 20 ms, and a story has its hint at the start or at the end. */
const MOST = 6;

/** Returns a message, and where it is long also its parts: a sentence or a few, in their order. */
export function partsOf(message: string): string[] {
  if (wordCount(message) <= LONG) return [message];
  const sentences = message.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => sentence.trim() !== "");
  const parts: string[] = [];
  for (const sentence of sentences.flatMap(withoutEnd)) {
    const last = parts.at(-1);
    if (last !== undefined && wordCount(last) < SHORTEST) parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  const half = MOST / 2;
  const read = parts.length > MOST ? [...parts.slice(0, half), ...parts.slice(-half)] : parts;
  return [message.slice(0, 600), ...read];
}

/** Cuts a sentence that never ends, as dictated ones do. */
function withoutEnd(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  const cuts = Math.ceil(words.length / LONG);
  const size = Math.ceil(words.length / cuts);
  return Array.from({ length: cuts }, (_, cut) => words.slice(cut * size, (cut + 1) * size).join(" "));
}

/** Returns how many words a text has, in any language that parts them with blanks. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
