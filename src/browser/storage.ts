const SHARED = "keepwell.shared";

/** Returns whether this tab is logged in on a shared device. Everything is then kept in the tab alone. */
export function isTabShared(): boolean {
  try {
    return window.sessionStorage.getItem(SHARED) !== null;
  } catch {
    return false;
  }
}

/** From now on this tab writes nothing that outlasts it. @returns false when the browser refused */
export function shareTab(): boolean {
  try {
    window.sessionStorage.setItem(SHARED, "yes");
    return true;
  } catch {
    return false;
  }
}

/** Removes all that this tab has kept since it was shared. */
export function unshareTab(): void {
  if (isTabShared()) window.sessionStorage.clear();
}

const place = (): Storage => (isTabShared() ? window.sessionStorage : window.localStorage);

/**
 * Reads local storage without throwing: storage may be full, blocked, or hold what another program wrote. On a shared
 * computer, what the tab keeps comes first.
 * Components that show stored state subscribe here, so they see a change in another tab too.
 */
export function readStored(key: string): string | null {
  try {
    return place().getItem(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when the browser refused to keep it */
export function writeStored(key: string, value: string): boolean {
  try {
    place().setItem(key, value);
  } catch {
    return false;
  }
  tellOfStorage();
  return true;
}

export function removeStored(key: string): void {
  try {
    place().removeItem(key);
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
  tellOfStorage();
}

/** Returns the names of all stored values; an empty list when storage is blocked. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** Returns a stored JSON object; an empty one for any other value, so that a foreign value breaks nothing. */
export function readStoredObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

/** Notifies subscribers that stored state changed. */
export function tellOfStorage(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener on every change of stored values, from this tab or another. */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
