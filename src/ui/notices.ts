import { atom, type ReadableAtom } from "nanostores";
import type { SpokenText } from "./language/language.ts";

/**
 * Messages that the specification calls alerts, shown inside the page. One at a time: a new one takes
 * the place of the last. It stays until dismissed or the next action, and outlives the navigation
 * that follows a success.
 */
export type Notice = {
  readonly kind: "success" | "failure";
  readonly text: SpokenText;
  /** One sentence on the cause, so that nobody is blamed for a lost connection. */
  readonly cause?: SpokenText;
  /** A way on, such as to the page that is missing. */
  readonly link?: { readonly label: SpokenText; readonly to: string };
};

const current = atom<Notice | null>(null);

/** The message that is shown. */
export const shownNotice: ReadableAtom<Notice | null> = current;

export const currentNotice = (): Notice | null => current.get();

export const showNotice = (notice: Notice): void => current.set(notice);

export const dismissNotice = (): void => current.set(null);
