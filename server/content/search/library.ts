import MiniSearch from "minisearch";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { isOneTypoApart } from "#core/shared/safety/one-typo-apart.ts";
import { textOf } from "#core/shared/text-of.ts";
import { searchForm, wordsOf } from "./words.ts";

/** A search over the guidance entries. */
export type Library = {
  readonly entries: readonly GuidanceEntry[];
  /** Returns the entry that answers best; null when no entry is about the question. */
  find(question: string): GuidanceEntry | null;
};

/** An entry must contain at least this share of a question's words, otherwise it is about something else. */
const MIN_SHARE = 0.5;
/** A long question mentions many topics; an entry that contains this many of its words is accepted. */
const ENOUGH_WORDS = 3;
/** The shortest word that may match with a typo, in letters. */
const SHORTEST_GUESSED = 5;

/** Builds the full-text index. Equal questions always find the same entry. */
export function openLibrary(entries: readonly GuidanceEntry[], { domains }: Catalogue): Library {
  const names = new Map(domains.map(({ category, name }) => [category, `${category} ${textOf(name)}`]));
  const index = new MiniSearch({
    fields: ["title", "keywords", "domain", "text"],
    tokenize: wordsOf,
    processTerm: searchForm,
    searchOptions: {
      boost: { title: 4, keywords: 3, domain: 1 },
      // A typo or a prefix counts less than the exact word; short words must be exact.
      fuzzy: (term) => (term.length >= SHORTEST_GUESSED ? 1 : false),
      prefix: (term) => term.length >= SHORTEST_GUESSED,
      weights: { fuzzy: 0.3, prefix: 0.3 },
    },
  });
  index.addAll(
    entries.map(({ title, keywords, category, text }, id) => ({
      id,
      title: textOf(title),
      keywords: keywords.join(" "),
      domain: names.get(category) ?? "",
      text: textOf(text),
    })),
  );
  return {
    entries,
    find(question) {
      const asked = new Set(wordsOf(question).flatMap((word) => searchForm(word) ?? []));
      const known = index.search(question).find(({ queryTerms, match }) => {
        const meant = Object.entries(match).filter(([matchedTerm]) =>
          queryTerms.some((term) => isMeantBy(term, matchedTerm)),
        );
        const hasMainWord = meant.some(([, fields]) => fields.some((field) => field !== "text"));
        const shared = new Set(queryTerms.filter((term) => meant.some(([matchedTerm]) => isMeantBy(term, matchedTerm))))
          .size;
        return hasMainWord && (shared >= ENOUGH_WORDS || shared / asked.size >= MIN_SHARE);
      });
      return known ? (entries[Number(known.id)] ?? null) : null;
    },
  };
}

/** Returns true when a match is really meant: the search also returns near words, such as "break" for "bread". */
function isMeantBy(term: string, matchedTerm: string): boolean {
  return matchedTerm.startsWith(term) || isOneTypoApart(matchedTerm, term);
}
