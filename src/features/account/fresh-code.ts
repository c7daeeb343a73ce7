import { atom } from "nanostores";

/**
 * A new recovery code for the one page that shows it. It is held in memory only, never in storage or in the history,
 * and is gone after the log-in or when the tab closes.
 */
export const freshCode = atom<string | null>(null);

/** The address of a new account, for the log-in that follows. It is held like the code. */
export const freshAddress = atom<string | null>(null);
