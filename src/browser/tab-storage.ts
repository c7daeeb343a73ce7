import { readStored } from "./storage.ts";

// What was typed and not sent yet, in session storage: it survives a reload and ends with the tab. It never goes to
// local storage, because much of it was typed by guests, and a computer may be shared.
const PREFIX = "keepwell.tab.";

/** The current user. `session.ts` cannot be imported: it clears the tab. */
const currentUserId = (): string | null => readStored("userID");

/** One thing a page keeps in this tab. */
export type TabPlace<Value> = {
  /** Returns what was kept for the current user; null when there is nothing, or nothing readable. */
  readonly read: () => Value | null;
  /** @returns false when the browser refused to keep it */
  readonly keep: (value: Value) => boolean;
  readonly drop: () => void;
};

/**
 * Returns a place in this tab.
 * @param parse returns the value that was kept; null for anything else, such as what an earlier build wrote
 */
export function tabPlace<Value>(name: string, parse: (kept: unknown) => Value | null): TabPlace<Value> {
  const key = `${PREFIX}${name}`;
  const drop = () => {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked, so nothing was kept.
    }
  };
  return {
    read: () => {
      const kept = entryAt(key);
      if (kept === null) return null;
      if (isReadableBy(kept.userId)) return parse(kept.value);
      drop();
      return null;
    },
    keep: (value) => {
      try {
        window.sessionStorage.setItem(key, JSON.stringify({ userId: currentUserId(), value }));
        return true;
      } catch {
        return false;
      }
    },
    drop,
  };
}

/** Returns whether anything is kept in this tab. */
export const keepsSomething = (): boolean => keptKeys().length > 0;

/** Removes everything kept in this tab. */
export function clearTab(): void {
  for (const key of keptKeys()) window.sessionStorage.removeItem(key);
}

/** Removes what a person kept in this tab as soon as they log out in another one. */
export function clearTabAtLogOutElsewhere(): void {
  window.addEventListener("storage", () => {
    const isForeign = keptKeys().some((key) => !isReadableBy(entryAt(key)?.userId ?? null));
    if (isForeign) clearTab();
  });
}

/** What a guest typed is kept when they log in. What a person typed after the log-in is for them alone. */
const isReadableBy = (userId: unknown): boolean => userId === null || userId === currentUserId();

function entryAt(key: string): { readonly userId: unknown; readonly value: unknown } | null {
  try {
    const entry: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "null");
    return typeof entry === "object" && entry !== null && "userId" in entry && "value" in entry
      ? { userId: entry.userId, value: entry.value }
      : null;
  } catch {
    return null;
  }
}

function keptKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
