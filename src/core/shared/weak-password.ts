export const SHORTEST_PASSWORD = 8;
/** The list of common passwords is ordered by how often people choose one; further down are rare ones. */
export const MOST_COMMON = 30_000;

/** What whoever guesses passwords of this site tries first. They count as common ones. */
const WORDS_OF_THE_SITE: readonly string[] = ["keepwell", "keep well", "keep-well", "keepwellkeepwell", "healthcoach"];

/** What makes a password easy to guess: it is, or nearly is, a common one, or one's own address. */
export type Weakness = "common" | "address";

/** The letters that people replace by a sign; the last group is read in both ways. */
const SIGNS: Readonly<Record<string, string>> = { "0": "o", "3": "e", "4": "a", "@": "a", "5": "s", $: "s", "7": "t" };
const AMBIGUOUS = /[1!|]/g;
/** What people append so that a password is accepted, and how much of it makes no difference. */
const APPENDED = /^[\d!?.*#$@_-]*$/;
const MOST_APPENDED = 4;
/** A shorter part of an address is no name, and might end many passwords. */
const SHORTEST_NAME = 4;

/**
 * Returns why a password is easy to guess; null when it is not. A capital, a sign in place of a letter, and up to four
 * digits or signs at the end make no difference, nor does the form in which a letter is written: passwords are hashed in
 * one form (NFKC), so a wide letter is the plain one, and a letter and its accent are one character.
 * @param email the person's own address, as typed
 * @param common the common passwords, in lower case
 */
export function weaknessOf(password: string, email: string, common: ReadonlySet<string>): Weakness | null {
  const written = password.normalize("NFKC");
  // Four letters with accents may have been typed as eight characters.
  if (password.length >= SHORTEST_PASSWORD && [...written].length < SHORTEST_PASSWORD) return "common";
  const variants = variantsOf(written.trim().toLowerCase());
  if (variants.some((variant) => common.has(variant) || WORDS_OF_THE_SITE.includes(variant))) return "common";
  const address = email.trim().toLowerCase();
  const [name = ""] = address.split("@");
  const isAddress = (variant: string) => variant === address || (name.length >= SHORTEST_NAME && variant === name);
  return variants.some(isAddress) ? "address" : null;
}

function variantsOf(password: string): string[] {
  const lengths = Array.from({ length: Math.min(MOST_APPENDED, password.length) + 1 }, (_, count) => count);
  const endings = lengths.filter((count) => APPENDED.test(password.slice(password.length - count)));
  const forms = endings.map((count) => password.slice(0, password.length - count));
  return [...new Set(forms.flatMap((form) => [form, withLetters(form, "i"), withLetters(form, "l")]))];
}

const withLetters = (text: string, letter: string) =>
  text.replace(/[03457@$]/g, (sign) => SIGNS[sign] ?? sign).replace(AMBIGUOUS, letter);
