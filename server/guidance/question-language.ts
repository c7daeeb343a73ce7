import { textOf } from "#core/shared/text-of.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import type { Content } from "../content/content.ts";
import { smallTalkOf } from "../content/search/small-talk.ts";
import { wordsOf } from "../content/search/words.ts";
import { type LanguageOf, loadLanguages } from "../meaning/language-of.ts";

/** The letters of this many words, or fewer, do not tell a language: "Hello" and "sugar" would pass for Spanish. */
const SHORT = 3;

/**
 * Prepares to tell in which language a question is written. A short one is written in the language whose guide has more of its
 * words.
 * @returns loads the function that tells it
 */
export function createQuestionLanguage({ site, guidance, catalogue }: Content) {
  const offered = site.languages.map(({ code }) => code);
  const [base = "en"] = offered;
  const vocabularies = new Map(
    offered.map((code) => {
      const texts = guidance.flatMap((entry) => {
        const ways = waysToAsk(entry, code === base ? undefined : code);
        return [textOf(entry.title, code), textOf(entry.text, code), ...ways];
      });
      const topics = [...catalogue.domains.map(({ name }) => name), ...Object.values(site.guide.categories ?? {})];
      const names = topics.map((name) => textOf(name, code));
      return [code, new Set([...texts, ...names].flatMap(wordsOf))];
    }),
  );

  /** @param assumed the language to assume where the question does not tell */
  const tell = (languageOf: LanguageOf, question: string, assumed: string): string => {
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

  return async () => {
    const languageOf = await loadLanguages();
    return (question: string, assumed: string) => tell(languageOf, question, assumed);
  };
}
