import { atom, type ReadableAtom } from "nanostores";
import { readStoredObject, writeStored } from "./storage.ts";

const KEY = "keepwell.display";

/** The display settings that a person can choose for every page; "device" follows the setting of the device. */
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

/** The display settings in use. */
export const display: ReadableAtom<Display> = current;

/** Applies the display settings stored in this browser, and follows changes of the device's contrast setting. */
export function startDisplay(): void {
  const stored = readStoredObject(KEY);
  const kept = Object.entries(CHOICES).filter(([setting, values]) => values.some((value) => value === stored[setting]));
  current.set({ ...AS_ON_DEVICE, ...Object.fromEntries(kept.map(([setting]) => [setting, stored[setting]])) });
  const wantsContrast = window.matchMedia("(prefers-contrast: more)");
  current.subscribe((look) => show(look, wantsContrast.matches));
  wantsContrast.addEventListener("change", () => show(current.get(), wantsContrast.matches));
}

/** Changes one display setting at once, and stores it in this browser. */
export function chooseDisplay<Key extends DisplaySetting>(setting: Key, value: Display[Key]): void {
  current.set({ ...current.get(), [setting]: value });
  writeStored(KEY, JSON.stringify(current.get()));
}

/** Style sheets read the settings from the root element: see `tokens.css`. */
function show({ textSize, theme, contrast }: Display, wantsContrast: boolean): void {
  const { dataset } = document.documentElement;
  dataset["textSize"] = textSize;
  dataset["theme"] = theme;
  dataset["contrast"] = contrast === "more" || wantsContrast ? "more" : "normal";
}
