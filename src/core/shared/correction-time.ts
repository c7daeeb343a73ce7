/** How long after the first submission of a key other answers correct it, in milliseconds. */
export const CORRECTION_MS = 24 * 60 * 60 * 1000;
