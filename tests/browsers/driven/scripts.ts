/** An expression that moves the clock which a page reads. @param by in milliseconds */
export const clockMovedBy = (by: number): string => `(${moveClock})(${by})`;

/** Runs in a page. */
function moveClock(by: number): void {
  type Moved = typeof Date & { real?: typeof Date };
  const Real = (Date as Moved).real ?? Date;
  const Shifted = class extends Real {
    static real = Real;
    static override now = () => Real.now() + by;
    constructor(...given: readonly unknown[]) {
      super(...((given.length > 0 ? given : [Real.now() + by]) as []));
    }
  };
  (window as unknown as { Date: typeof Date }).Date = Shifted as unknown as typeof Date;
}

/** Runs in a page: takes away what is kept, as far as a page can. */
export async function clearDatabases(): Promise<void> {
  for (const { name = "" } of await indexedDB.databases())
    await new Promise((resolve) => {
      const asked = indexedDB.deleteDatabase(name);
      asked.onsuccess = resolve;
      asked.onerror = resolve;
      setTimeout(resolve, 3_000);
    });
}

/** Runs in a page. */
export async function clearRest(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
}
