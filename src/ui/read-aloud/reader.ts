import { useStore } from "@nanostores/react";
import { computed, map } from "nanostores";
import { useMemo } from "react";
import { readsSlower, subscribeToReadingSpeed } from "../../browser/reading-speed.ts";
import { say, stopSaying } from "../../browser/speech.ts";

/** What is read aloud in one breath. `mark` names what is highlighted meanwhile. */
type Passage = { readonly text: string; readonly mark: string };

const NORMAL = 1;
const SLOWER = 0.75;

/** What is being read: the id of the question or the page, and the mark of the passage once it is audible. */
const reading = map<{ question?: string; mark?: string }>({});
let passages: readonly Passage[] = [];
/** The speed of the current reading. */
let isSlower = false;

/** Reads passages aloud and stops any other reading. Call it only after a user's own press. */
export function readAloud(question: string, wanted: readonly Passage[]): void {
  followSpeed();
  passages = wanted;
  isSlower = readsSlower();
  reading.set({ question });
  say({
    texts: passages.map(({ text }) => text),
    rate: isSlower ? SLOWER : NORMAL,
    onText: (index) => reading.setKey("mark", passages[index]?.mark),
    onEnd: () => reading.set({}),
  });
}

let followsSpeed = false;

/** A change of speed continues the reading at the current passage. Pages are also rendered where there is no browser. */
function followSpeed(): void {
  if (followsSpeed) return;
  followsSpeed = true;
  subscribeToReadingSpeed(() => {
    const { question, mark } = reading.get();
    if (question === undefined || readsSlower() === isSlower) return;
    const at = passages.findIndex((passage) => passage.mark === mark);
    readAloud(question, passages.slice(Math.max(at, 0)));
  });
}

export function stopReading(): void {
  stopSaying();
  reading.set({});
}

/** Returns true while this question is read. */
export function useIsRead(question: string): boolean {
  return useStore(useMemo(() => computed(reading, (now) => now.question === question), [question]));
}

/** Returns true while the passage with this mark is audible. */
export function useIsSpoken(mark: string): boolean {
  return useStore(useMemo(() => computed(reading, (now) => now.mark === mark), [mark]));
}
