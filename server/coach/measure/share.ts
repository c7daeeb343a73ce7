/** How many of how many. */
export type Share = { readonly hits: number; readonly of: number };

export const shareOf = (all: readonly boolean[]): Share => ({ hits: all.filter(Boolean).length, of: all.length });

/** The 97.5 % quantile of the normal distribution, for bounds of 95 % from both sides. */
const Z = 1.96;

/**
 * Returns the lower bound of a share: with 95 % certainty the true one is not below it.
 * @see Wilson, E. B. (1927). Probable inference, the law of succession, and statistical inference. JASA, 22, 209-212.
 */
function lowerBound({ hits, of }: Share): number {
  if (of === 0) return 0;
  const share = hits / of;
  const middle = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return (middle - spread) / (1 + (Z * Z) / of);
}

/** Such as "102 of 108, 0.94 (at least 0.88)". */
export function shareText(share: Share): string {
  const rate = share.of === 0 ? 0 : share.hits / share.of;
  return `${share.hits} of ${share.of}, ${rate.toFixed(3)} (at least ${lowerBound(share).toFixed(2)})`;
}
