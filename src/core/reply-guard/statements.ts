import { plainWords, sentencesOf } from "./plain-words.ts";
import { quantitiesIn } from "./quantities.ts";

/** A domain that a reply may name, with the person's own result if there is one. */
export type KnownDomain = {
  readonly category: string;
  /** Names for the domain, such as its name and its category. */
  readonly names: readonly string[];
  /** The meanings of all bands of the domain. */
  readonly bands: readonly string[];
  readonly result: {
    readonly meaning: string;
    /** Null where only the band is known. */
    readonly score: number | null;
    /** The highest score of the scale. */
    readonly most: number;
    /** ISO 8601 in UTC; null for a result the person typed. */
    readonly date: string | null;
  } | null;
};

const OF_A_RESULT = / (score|scores|scored|scoring|result|results|level|levels|band|group|category|rating) /;
const OF_A_SCORE = / (score|scores|scored|scoring|your (latest |current |own )?(result|results|rating)) | out of \d/;
const IS = "(?:is|was|are|were|seems|looks|remains|stays|lies|counts as|comes out|rose|fell|went|dropped|improved)";

/**
 * Returns how a point misstates the person's results: by a number other than their score, or a band other than
 * theirs. For a domain without a result, every statement is a misstatement.
 * @param category of the entry that the point leans on, for sentences that name no domain
 */
export function misstatement(
  text: string,
  domains: readonly KnownDomain[],
  category: string | null,
): "score" | "band" | null {
  for (const sentence of sentencesOf(text)) {
    const words = plainWords(sentence);
    if (!/ (you|your|youre|youve|yours) /.test(words)) continue;
    const named = domains.filter(({ names }) => names.some((name) => words.includes(plainWords(name))));
    const meant = named.length > 0 ? named : domains.filter((domain) => domain.category === category);
    if (misstatesScore(sentence, words, meant.length > 0 ? meant : domains)) return "score";
    if (misstatesBand(words, meant.length > 0 ? meant : domains) || calledByOtherBand(words, domains)) return "band";
  }
  return null;
}

function misstatesScore(sentence: string, words: string, domains: readonly KnownDomain[]): boolean {
  const isStated = OF_A_SCORE.test(words) || /\d\s*\/\s*\d/.test(sentence) || isSaidOfOne(words, domains);
  if (!isStated) return false;
  const numbers = quantitiesIn(sentence).filter(({ unit }) => unit === null || unit === "point");
  const own = domains.flatMap(({ result }) => (result?.score == null ? [] : [`${result.score}`, `${result.most}`]));
  return numbers.some(({ value }) => !own.includes(value));
}

function misstatesBand(words: string, domains: readonly KnownDomain[]): boolean {
  if (!OF_A_RESULT.test(words) && !isSaidOfOne(words, domains)) return false;
  return domains.some(({ bands, result }) => bandsIn(words, bands).some((band) => !isSame(band, result?.meaning)));
}

/** Finds a band that is not an everyday word and is said of the person, as in "You are severely lonely". */
function calledByOtherBand(words: string, domains: readonly KnownDomain[]): boolean {
  return domains.some(({ bands, result }) =>
    bandsIn(words, bands).some((band) => {
      const isTelling = band.includes(" ") || band.length > 9;
      const called = new RegExp(
        ` you(?:re| are| seem| appear| were| may be| might be| have)(?: \\p{L}+){0,3}${plainWords(band)}`,
        "u",
      );
      return isTelling && called.test(words) && !isSame(band, result?.meaning);
    }),
  );
}

/** Matches sentences such as "Your stress is …". */
function isSaidOfOne(words: string, domains: readonly KnownDomain[]): boolean {
  return domains.some(({ names }) =>
    names.some((name) =>
      new RegExp(` your (?:latest |current |own )?${plainWords(name).trim()}(?: \\p{L}+){0,2} ${IS} `, "u").test(words),
    ),
  );
}

/** Returns the bands that a sentence names. "Very severe" is not "severe". */
function bandsIn(words: string, bands: readonly string[]): string[] {
  let rest = words;
  return bands
    .toSorted((one, other) => other.length - one.length)
    .filter((band) => {
      const found = rest.includes(plainWords(band));
      rest = rest.replaceAll(plainWords(band), " | ");
      return found;
    });
}

const isSame = (band: string, meaning: string | undefined): boolean =>
  meaning !== undefined && plainWords(band) === plainWords(meaning);
