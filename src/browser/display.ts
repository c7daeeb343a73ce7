import { atom, type ReadableAtom } from "nanostores";
import { DISPLAY, type Display, showLook, storedLook } from "./look.ts";
import { writeStored } from "./storage.ts";

const current = atom<Display>(storedLook());

/** The display settings in use. */
export const display: ReadableAtom<Display> = current;

/** Changes one display setting at once, and stores it in this browser. */
export function chooseDisplay<Key extends keyof Display>(setting: Key, value: Display[Key]): void {
  current.set({ ...current.get(), [setting]: value });
  showLook(current.get());
  writeStored(DISPLAY, JSON.stringify(current.get()));
}
