/** Parts a point from the source in brackets at its end, which is shown smaller beneath. */
export function pointWithSource(point: string): { readonly words: string; readonly source: string | null } {
  const [, words, source] = /^(.*\S)\s*\((Source: .+)\)$/s.exec(point) ?? [];
  return words && source ? { words, source } : { words: point, source: null };
}
