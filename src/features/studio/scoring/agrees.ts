const decimalsOf = (value: number): number => `${value}`.split(".")[1]?.length ?? 0;

/**
 * Returns true for a score worked out by hand that is the rule's, rounded: 15.43 for 15.428571. It has at least the decimals
 * that people are shown.
 * @param shown those of the rule; 1 where it does not say
 */
export function agrees(stated: number, given: number, shown = 1): boolean {
  const decimals = Math.min(decimalsOf(stated), 15);
  return stated === given || (decimals >= shown && Number(given.toFixed(decimals)) === stated);
}
