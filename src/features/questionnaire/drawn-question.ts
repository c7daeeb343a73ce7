import { currentPath } from "../../browser/location.ts";

/** Where the document was opened. */
const address = currentPath();
let drawn = document.querySelector("[data-first-question]");

/**
 * The first question as it came with the document, which stands until the questionnaire can be pressed. Once, and
 * at its own address: what is opened later comes without.
 */
export function takeDrawnQuestion(): Element | null {
  if (currentPath() !== address) return null;
  const taken = drawn;
  drawn = null;
  return taken;
}
