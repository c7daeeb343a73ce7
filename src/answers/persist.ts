import { readStored, writeStored } from "../browser/storage.ts";

const ASKED = "keepwell.askedToPersist";

/** Returns whether an answer was stored in this browser since its data was cleared last, of whomever. */
export const hasStoredAnswers = (): boolean => readStored(ASKED) !== null;

/**
 * Asks the browser, once, not to throw this site's data away when the disk is short of space. Some browsers show the
 * question to the person, so it comes with the first stored answer and never again.
 */
export function askToPersist(): void {
  if (hasStoredAnswers() || !writeStored(ASKED, "yes")) return;
  void navigator.storage?.persist?.().catch(() => undefined);
}
