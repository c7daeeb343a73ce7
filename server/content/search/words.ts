/** Words that carry no meaning in a search. */
const ENGLISH_STOP_WORDS = new Set(
  (
    "bad cant ok okay older best elderly senior seniors asked week weeks a about after again all also always am an and any anymore anyone anything are arent around as ask at " +
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
/** Without accents. Kept apart, because some of them are English words that matter, such as "son". */
const SPANISH_STOP_WORDS = new Set(
  (
    "a no al algo ante antes aqui asi aun aunque bien cada como con contra cosa cosas cual cuando cuanto da dar de del desde " +
    "despues dia dias donde dos el ella ellas ellos en entre era eran es esa ese eso esta estaba estan estar este esto " +
    "estoy ha hace hacer hacia hago han hasta hay he la las le les lo los mas me mejor mi mis mucha mucho muchos muy nada " +
    "ni nos nunca o otra otro para pero poco por porque puede puedo pues que quien quiero se sea ser si siempre sin " +
    "sobre solo son soy su sus tal tambien tan tanto tengo tiene todo todos tu un una uno unos usted va vez voy y ya yo"
  ).split(" "),
);
const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: ENGLISH_STOP_WORDS,
  es: SPANISH_STOP_WORDS,
};
/** Words that end like a plural and would become another word without the ending. */
const NO_PLURALS = new Set(["news"]);

/** Splits a text into lower-case words without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’]/g, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the words of a text alone, so that two texts can be compared word by word. */
export const plainWords = (text: string): string => wordsOf(text).join(" ");

/** Returns whether a word, or a number, carries no meaning in a search. */
export function isStopWord(word: string, language = "en"): boolean {
  return (STOP_WORDS[language] ?? ENGLISH_STOP_WORDS).has(word) || /^\d+$/.test(word);
}

/**
 * Returns the form in which words are compared: without the commonest English endings, so that "walks" finds
 * "walking". Stop words and numbers are left out.
 * @param language of the words; English if there is none
 * @returns null for a word that is left out
 */
export function searchForm(word: string, language = "en"): string | null {
  if (isStopWord(word, language)) return null;
  if (NO_PLURALS.has(word)) return word;
  if (word.length <= 4) return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  const stem = word.replace(/(?:ies)$/, "y").replace(/(?:ing|ed|es|s|ly|e)$/, "");
  return stem.replace(/(?<double>[^aeiouls])\k<double>$/, "$<double>");
}
