import { readStored, subscribeToStorage, writeStored } from "./storage.ts";

const KEY = "keepwell.readingSpeed";
const SLOWER = "slower";

/** Returns true if this browser should read aloud more slowly. The choice is stored for all pages. */
export const readsSlower = (): boolean => readStored(KEY) === SLOWER;

export function chooseReadingSpeed(isSlower: boolean): void {
  writeStored(KEY, isSlower ? SLOWER : "normal");
}

export const subscribeToReadingSpeed = subscribeToStorage;
