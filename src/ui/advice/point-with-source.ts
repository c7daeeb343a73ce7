/**
 * Separates a point from the text in brackets at its end, which is shown smaller beneath it: the source, or a note that
 * there is none.
 */
export function pointWithSource(point: string): { readonly words: string; readonly source: string | null } {
  const [, words, source] = /^(.*\S)\s*\((Source: .+|[A-Z][^()]*\.)\)$/s.exec(point) ?? [];
  return words && source ? { words, source } : { words: point, source: null };
}
