import { connected } from "./connection.ts";

let isLost = false;
let isBack = false;

/**
 * Returns whether a part of the program could not be loaded, and the server has answered since. Only another document
 * helps then: Chromium keeps a failed import for as long as the document lives, and fails the next try without a request.
 */
export const needsAnotherDocument = (): boolean => isBack;

/**
 * Waits for the first import that fails, and from then on asks for the server until it is there.
 * @param isThere whether the server answers
 */
export function watchForLostCode(isThere: () => Promise<boolean>): void {
  window.addEventListener("vite:preloadError", async () => {
    if (isLost) return;
    isLost = true;
    do await connected();
    while (!(await isThere()));
    isBack = true;
  });
}
