/** Words that carry no meaning in a search. */
const STOP_WORDS = new Set(
  (
    "bad cant ok okay older elderly senior seniors asked week weeks a about after again all also always am an and any anymore anyone anything are arent around as ask at " +
    "be because been before being bit but by can cannot could couldnt days did didnt do does doesnt doing " +
    "dont each else ever every everyone feel feeling find for from get give go good got gotten had has " +
    "have he help helps her here hes him his how hows i id if ill im in into is isn isnt it its ive just " +
    "know last let like lot lots made make makes many may maybe me mine month months more most much must " +
    "my never next no not now of off old on one only or our out over perhaps please quite really said say " +
    "says she shes should shouldnt since so some someone something still such tell than thank thanks that " +
    "the their them then there these they theyre thing things think this those till time times to today " +
    "too until untill up us use using very want was wasnt way we well were what whats when where which " +
    "while who whom whos whose why will with wont would wouldnt year years yes yet you your youre"
  ).split(" "),
);
/** Words that end like a plural and would become another word without the ending. */
const NO_PLURALS = new Set(["news"]);
const GREETINGS = new Set(
  "hello hi hey good morning afternoon evening thanks thank greetings help you there".split(" "),
);

/** Splits a text into lower-case words without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’]/g, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the form in which words are compared: without the commonest English endings, so that "walks" finds
 * "walking". Stop words and numbers are left out.
 * @returns null for a word that is left out
 */
export function searchForm(word: string): string | null {
  if (STOP_WORDS.has(word) || /^\d+$/.test(word)) return null;
  if (NO_PLURALS.has(word)) return word;
  if (word.length <= 4) return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  const stem = word.replace(/(?:ies)$/, "y").replace(/(?:ing|ed|es|s|ly|e)$/, "");
  return stem.replace(/(?<double>[^aeiouls])\k<double>$/, "$<double>");
}

/** Returns true for "hello", "thank you" and the like: greetings and nothing else. */
export function isGreeting(text: string): boolean {
  return wordsOf(text).every((word) => GREETINGS.has(word));
}
