/**
 * Parts a point from what stands in brackets at its end, which is shown smaller beneath: its source, or
 * the word that it has none.
 */
export function pointWithSource(point: string): { readonly words: string; readonly source: string | null } {
  const [, words, source] = /^(.*\S)\s*\((Source: .+|[A-Z][^()]*\.)\)$/s.exec(point) ?? [];
  return words && source ? { words, source } : { words: point, source: null };
}
