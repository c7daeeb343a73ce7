/**
 * Whether a page may turn into the next one before the eyes: the browser must know how, and the person must not have
 * asked for less motion.
 */
export const mayMovePages = (): boolean =>
  typeof document !== "undefined" &&
  "startViewTransition" in document &&
  matchMedia("(prefers-reduced-motion: no-preference)").matches;
