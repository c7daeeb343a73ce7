import { atom, type ReadableAtom } from "nanostores";
import { readStoredObject, writeStored } from "./storage.ts";

const KEY = "keepwell.display";

/** What a person may choose about the look of every page; "device" follows the device's own setting. */
const CHOICES = {
  textSize: ["normal", "large", "largest"],
  theme: ["device", "light", "dark"],
  contrast: ["device", "more"],
} as const;

export type Display = { readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };
type DisplaySetting = keyof Display;
export const displayChoices: { readonly [Key in DisplaySetting]: readonly Display[Key][] } = CHOICES;

const AS_ON_DEVICE: Display = { textSize: "normal", theme: "device", contrast: "device" };

const current = atom<Display>(AS_ON_DEVICE);

/** The look in use. */
export const display: ReadableAtom<Display> = current;

/** Puts the look on the page as this browser kept it, and follows the device from then on. */
export function startDisplay(): void {
  const stored = readStoredObject(KEY);
  const kept = Object.entries(CHOICES).filter(([setting, values]) => values.some((value) => value === stored[setting]));
  current.set({ ...AS_ON_DEVICE, ...Object.fromEntries(kept.map(([setting]) => [setting, stored[setting]])) });
  const wantsContrast = window.matchMedia("(prefers-contrast: more)");
  current.subscribe((look) => show(look, wantsContrast.matches));
  wantsContrast.addEventListener("change", () => show(current.get(), wantsContrast.matches));
}

/** Changes one thing about the look at once, and keeps it in this browser. */
export function chooseDisplay<Key extends DisplaySetting>(setting: Key, value: Display[Key]): void {
  current.set({ ...current.get(), [setting]: value });
  writeStored(KEY, JSON.stringify(current.get()));
}

/** The sheets read the look from the root: see `tokens.css`. */
function show({ textSize, theme, contrast }: Display, wantsContrast: boolean): void {
  const { dataset } = document.documentElement;
  dataset["textSize"] = textSize;
  dataset["theme"] = theme;
  dataset["contrast"] = contrast === "more" || wantsContrast ? "more" : "normal";
}
