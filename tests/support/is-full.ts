/** Whether all there is to see is looked at, which takes long: `npm run test:full`. */
export const isFull = Boolean(process.env["KEEPWELL_FULL"]);

/** Returns one of every `step` entries, from the first on; all of them where all there is to see is looked at. */
export const everyFew = <Entry>(entries: readonly Entry[], step: number): readonly Entry[] =>
  entries.filter((_, index) => isFull || index % step === 0);
