/**
 * Returns the years of school that a Spanish text of primary level asks for: −0.205 × sentences for each 100 words
 * + 0.049 × syllables for each 100 words − 3.407 (Crawford, A. N., 1989, "Fórmula y gráfico para determinar la
 * comprensibilidad de textos de nivel primario en castellano", Lectura y Vida 10(4)).
 * @returns one decimal
 */
export function spanishReadingGrade(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  const sentences = text.split(/[.!?…]+/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  const grade = (-0.205 * 100 * sentences) / words.length + (0.049 * 100 * syllables) / words.length - 3.407;
  return Math.round(grade * 10) / 10;
}

/** Counts the vowels that are spoken apart: two strong ones always are, a weak one only where it has the accent. */
export function spanishSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/qu(?=[eéií])/g, "k")
    .replace(/gu(?=[eéií])/g, "g")
    .replace(/y(?![aeiouáéíóú])/g, "i");
  const groups = spoken.match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + Math.max(1, (group.match(/[aeoáéíóú]/g) ?? []).length), 0),
  );
}
