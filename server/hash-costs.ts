/** What scrypt costs: 2^ln × r × 128 bytes of memory, p times. */
export type HashCost = { readonly ln: number; readonly r: number; readonly p: number };

export type HashCosts = {
  readonly password: HashCost;
  /** For codes made by the server itself. */
  readonly code: HashCost;
};

/** In production, always. Tests that are not about hashing use a small cost. */
export const HASH_COSTS: HashCosts = {
  // OWASP's scrypt parameters: 128 MB for about 0.3 s, off the event loop.
  password: { ln: 17, r: 8, p: 1 },
  // Codes are random: no list of guesses finds one, so 16 MB and 30 ms are plenty.
  code: { ln: 14, r: 8, p: 1 },
};
