/**
 * Returns how much of a questionnaire is done, 0 to 100. An item hidden by its condition counts as answered, so the
 * bar never moves backwards when a condition closes.
 */
export function progressPercent(answered: number, hidden: number, total: number): number {
  return total === 0 ? 0 : Math.round(((answered + hidden) / total) * 100);
}
