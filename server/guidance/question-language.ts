import { textOf } from "#core/shared/text-of.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import { ofContent } from "../content/content.ts";
import { smallTalkOf } from "../content/search/small-talk.ts";
import { wordsOf } from "../content/search/words.ts";
import { loadLanguages } from "../meaning/language-of.ts";
import { ownTurn } from "../own-turn.ts";

/** The letters of this many words, or fewer, do not tell a language: "Hello" and "sugar" would pass for Spanish. */
const SHORT = 3;

/** How many entries are read in one turn, which takes some five milliseconds. */
const IN_ONE_TURN = 20;

/**
 * Returns the function that tells in which language a question is written. A short one is written in the language whose guide
 * has more of its words.
 */
export const questionLanguageOf = ofContent(async ({ site, guidance, catalogue }) => {
  const languageOf = await loadLanguages();
  const offered = site.languages.map(({ code }) => code);
  const [base = "en"] = offered;
  const topics = [...catalogue.domains.map(({ name }) => name), ...Object.values(site.guide.categories ?? {})];
  const vocabularies = new Map(
    offered.map((code) => [code, new Set(topics.flatMap((name) => wordsOf(textOf(name, code))))]),
  );
  for (const [index, entry] of guidance.entries()) {
    if (index % IN_ONE_TURN === 0) await ownTurn();
    for (const [code, vocabulary] of vocabularies) {
      const ways = waysToAsk(entry, code === base ? undefined : code);
      for (const text of [textOf(entry.title, code), textOf(entry.text, code), ...ways])
        for (const word of wordsOf(text)) vocabulary.add(word);
    }
  }

  /** @param assumed the language to assume where the question does not tell */
  return (question: string, assumed: string): string => {
    const otherwise = offered.includes(assumed) ? assumed : base;
    const words = wordsOf(question);
    if (words.length > SHORT) return languageOf(question, offered, otherwise);
    const polite = offered.filter((code) => words.every((word) => smallTalkOf(code).includes(word)));
    if (polite.length === 1) return polite[0] ?? otherwise;
    const known = offered.map((code) => words.filter((word) => vocabularies.get(code)?.has(word)).length);
    const most = Math.max(...known);
    const likeliest = offered.filter((_, index) => known[index] === most);
    return likeliest.length === 1 ? (likeliest[0] ?? otherwise) : otherwise;
  };
});
