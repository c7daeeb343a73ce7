import { messages } from "../../ui/language/language.ts";

export const displayMessages = messages("display", {
  open: "Display",
  title: "Display",
  lead: "You see each change at once. This browser remembers it.",
  textSize: "Text size",
  normal: "Normal",
  large: "Large",
  largest: "Largest",
  theme: "Colors",
  device: "Same as my device",
  light: "Light",
  dark: "Dark",
  contrast: "Contrast",
  more: "Strong contrast",
  reading: "Reading aloud",
  normalSpeed: "At normal speed",
  slowerSpeed: "Slower",
  language: "Language",
  done: "Done",
});
