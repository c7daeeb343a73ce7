import { RATE_LIMITS, type RateLimitNumbers } from "../../server/rate-limits/numbers.ts";

/** More than any test asks: every limit is there, and none is reached. */
export const NO_LIMITS = Object.fromEntries(
  Object.entries(RATE_LIMITS).map(([limit, numbers]) => [limit, { ...numbers, count: 1_000_000 }]),
) as RateLimitNumbers;
