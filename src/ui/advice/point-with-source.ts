/**
 * Separates a point from the text in brackets at its end, which is shown smaller beneath it: the source ("Source: …", in
 * whatever language), or a note that there is none.
 */
export function pointWithSource(point: string): { readonly words: string; readonly source: string | null } {
  const [, words, source] = /^(.*\S)\s*\((\p{Lu}\p{L}+: .+|[A-Z][^()]*\.)\)$/su.exec(point) ?? [];
  return words && source ? { words, source } : { words: point, source: null };
}
