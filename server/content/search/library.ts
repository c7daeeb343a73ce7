import MiniSearch from "minisearch";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { isOneTypoApart } from "#core/shared/safety/one-typo-apart.ts";
import { textOf } from "#core/shared/text-of.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import { ownTurn } from "../../own-turn.ts";
import { plainWords, searchForm, wordsOf } from "./words.ts";

/** An entry that shares words with a question. */
type FoundByWords = {
  readonly entry: GuidanceEntry;
  /** Whether it has enough of the question's words to be about it. */
  readonly fits: boolean;
  /** Whether the question is its title, or a way to ask for it, word by word. */
  readonly isVerbatim?: true;
};

/** A search over the guidance entries. */
export type Library = {
  readonly entries: readonly GuidanceEntry[];
  /** Returns the entries that share words with the question, the best first. */
  search(question: string): FoundByWords[];
  /** Returns the entry that answers best; null when no entry is about the question. */
  find(question: string): GuidanceEntry | null;
};

/** An entry must contain at least this share of a question's words, otherwise it is about something else. */
const MIN_SHARE = 0.5;
/** A long question mentions many topics; an entry that contains this many of its words is accepted. */
const ENOUGH_WORDS = 3;
/** The shortest word that may match with a typo, in letters. */
const SHORTEST_GUESSED = 5;

/** One word of these says what an entry is about. Ways to ask for it tell of much else, so of these it takes two. */
const MAIN_FIELDS = ["title", "keywords", "domain"];

/** How many entries a search returns at most. */
const MOST_FOUND = 8;

/** How many entries are indexed in one turn, which takes some five milliseconds. */
const IN_ONE_TURN = 10;

/**
 * Builds the full-text index. It takes a second of one core, between whose pieces other calls are answered. Equal questions
 * always find the same entry.
 * @param language of the questions; the default language of the content if there is none
 */
export async function openLibrary(
  entries: readonly GuidanceEntry[],
  { domains }: Catalogue,
  language: string | undefined = undefined,
): Promise<Library> {
  const names = new Map(domains.map(({ category, name }) => [category, `${category} ${textOf(name, language)}`]));
  const askedIn = (entry: GuidanceEntry) => waysToAsk(entry, language);
  const index = new MiniSearch({
    fields: ["title", "keywords", "asked", "domain", "text"],
    tokenize: wordsOf,
    processTerm: (word) => searchForm(word, language),
    searchOptions: {
      boost: { title: 4, keywords: 3, asked: 2, domain: 1 },
      // A typo or a prefix counts less than the exact word; short words must be exact.
      fuzzy: (term) => (term.length >= SHORTEST_GUESSED ? 1 : false),
      prefix: (term) => term.length >= SHORTEST_GUESSED,
      weights: { fuzzy: 0.3, prefix: 0.3 },
    },
  });
  /** A question in the words of a title, or of a way to ask, means that entry; a title counts more than another's way. */
  const [asTitled, asAsked] = [new Map<string, GuidanceEntry>(), new Map<string, GuidanceEntry>()];
  for (const [id, entry] of entries.entries()) {
    if (id % IN_ONE_TURN === 0) await ownTurn();
    const title = textOf(entry.title, language);
    const ways = askedIn(entry);
    asTitled.set(plainWords(title), entry);
    for (const way of ways) asAsked.set(plainWords(way), entry);
    index.add({
      id,
      title,
      keywords: language === undefined ? entry.keywords.join(" ") : "",
      asked: ways.join(" "),
      domain: names.get(entry.category) ?? "",
      text: textOf(entry.text, language),
    });
  }
  const searchWords = (question: string): FoundByWords[] => {
    const asked = new Set(wordsOf(question).flatMap((word) => searchForm(word, language) ?? []));
    return index
      .search(question)
      .slice(0, MOST_FOUND)
      .flatMap(({ id, queryTerms, match }): FoundByWords[] => {
        const entry = entries[Number(id)];
        const meant = Object.entries(match).filter(([matchedTerm]) =>
          queryTerms.some((term) => isMeantBy(term, matchedTerm)),
        );
        const shared = new Set(queryTerms.filter((term) => meant.some(([matchedTerm]) => isMeantBy(term, matchedTerm))))
          .size;
        const has = (mainFields: readonly string[]) =>
          meant.some(([, fields]) => fields.some((field) => mainFields.includes(field)));
        // Keywords are English, so in other languages one word of a way to ask is enough.
        const hasMainWord = has(MAIN_FIELDS) || (has(["asked"]) && (shared > 1 || language !== undefined));
        const fits = hasMainWord && (shared >= ENOUGH_WORDS || shared / asked.size >= MIN_SHARE);
        return entry ? [{ entry, fits }] : [];
      });
  };
  const search = (question: string): FoundByWords[] => {
    const entry = asTitled.get(plainWords(question)) ?? asAsked.get(plainWords(question));
    const found = searchWords(question);
    return entry ? [{ entry, fits: true, isVerbatim: true }, ...found.filter((one) => one.entry !== entry)] : found;
  };
  return { entries, search, find: (question) => search(question).find(({ fits }) => fits)?.entry ?? null };
}

/** Returns true when a match is really meant: the search also returns near words, such as "break" for "bread". */
function isMeantBy(term: string, matchedTerm: string): boolean {
  return matchedTerm.startsWith(term) || isOneTypoApart(matchedTerm, term);
}
