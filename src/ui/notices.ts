import { atom, type ReadableAtom } from "nanostores";
import type { SpokenText } from "./language/language.ts";

/**
 * A message that the specification calls an alert, shown inside the page. There is one at a time: a new one replaces
 * the last. Unless it passes, it stays until it is dismissed or the next action, and survives the navigation that follows a success.
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
  /** True where the page itself shows what the message says: on a phone, which needs the room, it then goes by itself. */
  readonly passes?: true;
};

const current = atom<Notice | null>(null);

/** The message that is currently shown. */
export const shownNotice: ReadableAtom<Notice | null> = current;

export const currentNotice = (): Notice | null => current.get();

export const showNotice = (notice: Notice): void => current.set(notice);

export const dismissNotice = (): void => current.set(null);

/** Long enough to read one sentence without haste. */
export const PASSES_AFTER_MS = 6000;

/**
 * Ends a message that may go by itself, unless another one has come, or somebody is about to press something in it.
 * @returns what stops the wait
 */
export function letPass(notice: Notice, isInUse: () => boolean): () => void {
  if (!notice.passes) return () => undefined;
  const timer = setTimeout(() => {
    if (current.get() === notice && !isInUse()) dismissNotice();
  }, PASSES_AFTER_MS);
  return () => clearTimeout(timer);
}
