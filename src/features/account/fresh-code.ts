import { atom } from "nanostores";

/**
 * A recovery code on its way to the one page that shows it. In memory alone: it stands in no store and no
 * history, and is gone with the log-in, or with the tab.
 */
export const freshCode = atom<string | null>(null);
