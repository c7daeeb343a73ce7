import { currentPath } from "../../browser/location.ts";

/** Where the document was opened. */
const address = currentPath();
let drawn = document.querySelector("[data-first-question]");

/**
 * The first question as it came with the document, which stands until the questionnaire can be pressed. Once, at its
 * own address, and as long as it is seen: what is opened later comes without.
 */
export function takePrerenderedQuestion(): Element | null {
  if (currentPath() !== address) return null;
  const taken = drawn?.isConnected ? drawn : null;
  drawn = null;
  return taken;
}
