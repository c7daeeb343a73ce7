/**
 * Local storage that never throws: it may be full, blocked, or hold what another program wrote.
 * Everyone who shows stored state subscribes here, so a change in another tab is seen too.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when the browser refused to keep it */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    return false;
  }
  tellOfStorage();
  return true;
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
  tellOfStorage();
}

/** Names of all stored values; none when the browser shows none. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** Parsed JSON of a stored value when it is an object, else an empty one: a foreign value breaks nothing. */
export function readStoredObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

/** Tells everyone who shows stored state that it changed. */
export function tellOfStorage(): void {
  for (const listener of listeners) listener();
}

/** Calls back on every change of stored values, from this tab or another. */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
