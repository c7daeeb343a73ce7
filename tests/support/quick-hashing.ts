import type { HashCosts } from "../../server/hash-costs.ts";

/** For tests that are not about what hashing costs: at the production cost it takes 0.3 s each time. */
export const QUICK_HASHING: HashCosts = { password: { ln: 4, r: 8, p: 1 }, code: { ln: 3, r: 8, p: 1 } };
