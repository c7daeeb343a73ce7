type Save = () => Promise<void>;

/**
 * Returns a function that runs one save at a time. Only the newest save requested meanwhile follows, so that
 * the result on the page is the one that is stored last. A second press with the key that is being saved adds nothing. `save` tells
 * the person itself what failed, and does not reject.
 */
export function savesInTurn(): (key: string, save: Save) => Promise<void> {
  let running: string | null = null;
  let next: { readonly key: string; readonly save: Save } | null = null;
  return async (key, save) => {
    if (running !== key) next = { key, save };
    if (running !== null) return;
    while (next) {
      const now: { readonly key: string; readonly save: Save } = next;
      running = now.key;
      next = null;
      await now.save();
    }
    running = null;
  };
}
