/**
 * Returns the years of school a text asks for: 0.39 × words for each sentence + 11.8 × syllables for each
 * word − 15.59 (Kincaid, Fishburne, Rogers, Chissom, 1975, "Derivation of new readability formulas", Navy
 * Research Branch Report 8-75). The formula is for English, and is unreliable for short texts.
 * @param syllablesIn how many syllables an English word has
 * @returns one decimal, at least 0; null for a text without words
 */
export function readingGrade(text: string, syllablesIn: (word: string) => number): number | null {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length === 0) return null;
  const sentences = Math.max(1, (text.match(/[^.!?]*\p{L}[^.!?]*([.!?]+|$)/gu) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllablesIn(word)), 0);
  const grade = (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}
