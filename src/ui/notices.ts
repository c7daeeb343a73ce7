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

let current: Notice | null = null;
const listeners = new Set<() => void>();

export const currentNotice = (): Notice | null => current;

export function showNotice(notice: Notice): void {
  current = notice;
  for (const listener of listeners) listener();
}

export function dismissNotice(): void {
  if (current === null) return;
  current = null;
  for (const listener of listeners) listener();
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
