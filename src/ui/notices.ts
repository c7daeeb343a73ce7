import { atom, type ReadableAtom } from "nanostores";
import type { SpokenText } from "./language/language.ts";

/**
 * A message that the specification calls an alert, shown inside the page. There is one at a time: a new one replaces
 * the last. It stays until it is dismissed or the next action, and survives the navigation that follows a success.
 */
export type Notice = {
  readonly kind: "success" | "failure";
  /** What is so, said calmly before a message that the specification fixes: nothing is lost, and nobody has to act. */
  readonly calm?: SpokenText;
  readonly text: SpokenText;
  /** One sentence on the cause, so that users are not blamed for a lost connection. */
  readonly cause?: SpokenText;
  /** A link to continue, such as to the page that is missing. */
  readonly link?: { readonly label: SpokenText; readonly to: string };
};

const current = atom<Notice | null>(null);

/** The message that is currently shown. */
export const shownNotice: ReadableAtom<Notice | null> = current;

export const currentNotice = (): Notice | null => current.get();

export const showNotice = (notice: Notice): void => current.set(notice);

export const dismissNotice = (): void => current.set(null);
