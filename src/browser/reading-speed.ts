import { readStored, subscribeToStorage, writeStored } from "./storage.ts";

const KEY = "keepwell.readingSpeed";
const SLOWER = "slower";

/** True when this browser is to read aloud more slowly; chosen once, kept for all pages. */
export const readsSlower = (): boolean => readStored(KEY) === SLOWER;

export function chooseReadingSpeed(isSlower: boolean): void {
  writeStored(KEY, isSlower ? SLOWER : "normal");
}

export const subscribeToReadingSpeed = subscribeToStorage;
