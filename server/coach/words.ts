/** Words that say nothing about the matter of a question. */
const STOP_WORDS = new Set(
  (
    "a about after again all also am an and any are as at be because been before being but by can could did do does doing " +
    "dont feel feeling find for from get give go good had has have he help helps her here him his how i if im in into is it its ive just know " +
    "let like make many may me mine more most much must my no not now of off on one or our out over please really she " +
    "should since so some tell than thank thanks that the their them then there these they thing things think this those to " +
    "too up us use using very want was way we well were what when where which while who why will with would yes you your"
  ).split(" "),
);
const GREETINGS = new Set(
  "hello hi hey good morning afternoon evening thanks thank greetings help you there".split(" "),
);

/** Splits a text into plain lower-case words, apostrophes dropped. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’]/g, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The form in which words are compared: no stop words, and the commonest English endings taken off, so
 * that "walks" finds "walking".
 * @returns null for a word that is left out
 */
export function searchForm(word: string): string | null {
  if (STOP_WORDS.has(word)) return null;
  if (word.length <= 4) return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  const stem = word.replace(/(?:ies)$/, "y").replace(/(?:ing|ed|es|s|ly|e)$/, "");
  return stem.replace(/(?<double>[^aeiouls])\k<double>$/, "$<double>");
}

/** True for "hello", "thank you" and the like: words of greeting and nothing else. */
export function isGreeting(text: string): boolean {
  return wordsOf(text).every((word) => GREETINGS.has(word));
}
