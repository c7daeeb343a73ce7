import { readStoredObject } from "./storage.ts";

// The display settings, without the code that changes them: the early script applies them before a page is painted.

export const DISPLAY = "keepwell.display";

/** The display settings that a person can choose for every page; "device" follows the setting of the device. */
export const displayChoices = {
  textSize: ["normal", "large", "largest"],
  theme: ["device", "light", "dark"],
  contrast: ["device", "more"],
} as const;

export type Display = { readonly [Key in keyof typeof displayChoices]: (typeof displayChoices)[Key][number] };

const AS_ON_DEVICE: Display = { textSize: "normal", theme: "device", contrast: "device" };

/** Returns the settings stored in this browser; any other value counts as not chosen. */
export function storedLook(): Display {
  const stored = readStoredObject(DISPLAY);
  const kept = Object.entries(displayChoices).filter(([setting, values]) =>
    values.some((value) => value === stored[setting]),
  );
  return { ...AS_ON_DEVICE, ...Object.fromEntries(kept.map(([setting]) => [setting, stored[setting]])) };
}

const contrastWish = (): MediaQueryList => window.matchMedia("(prefers-contrast: more)");

/** Style sheets read the settings from the root element: see `tokens.css`. */
export function showLook({ textSize, theme, contrast }: Display): void {
  const { dataset } = document.documentElement;
  dataset["textSize"] = textSize;
  dataset["theme"] = theme;
  dataset["contrast"] = contrast === "more" || contrastWish().matches ? "more" : "normal";
}

/** Shows the stored settings, and follows changes of the device's contrast setting. */
export function startLook(): void {
  showLook(storedLook());
  contrastWish().addEventListener("change", () => showLook(storedLook()));
}
