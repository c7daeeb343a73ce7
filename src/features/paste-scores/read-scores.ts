/** An area a score may belong to, with every name that may be written for it. */
export type Forum = { readonly key: string; readonly names: readonly string[] };

type PastedScore = { readonly key: string; readonly score: number };
export type UnreadLine = { readonly line: string; readonly reason: "no-forum" | "no-number" | "repeated" };
export type PastedScores = { readonly scores: readonly PastedScore[]; readonly unread: readonly UnreadLine[] };

/** Prefixes of a line: bullets, and numbers such as `1.` or `2)`. */
const BULLET = /^(?:[-*•·–—>]\s*|\d{1,2}[.)]\s+)+/;
/** Separators between a name and its number. A separator may also stand for a missing number. */
const SEPARATORS = /^[\s:=\-–—|]+|[\s:=\-–—|]+$/g;
/** A number, perhaps with a sign, decimals, and "out of 40", "/ 40" or "points" after it, in English or Spanish. */
const NUMBER = /([-−+]?)(\d[\d.,]*)\s*(?:(?:\/|of|out of|de)\s*\d[\d.,]*)?\s*(?:points?|pts?|puntos?)?\s*[.!]?$/i;
/** Words that only announce a number. */
const FILLER = /\b(?:my|score|result|test|total|is|was|mi|resultado|prueba|es|fue)\b/gi;

/**
 * Reads scores as people write them, one per line (`Stress: 18`, `sleep = 7.5`, `Diet 12/14`), or several on a line,
 * separated by semicolons or by commas that a name follows. It guesses nothing: a line that cannot be read is returned
 * as written, with the reason.
 */
export function readPastedScores(text: string, forums: readonly Forum[]): PastedScores {
  const scores: PastedScore[] = [];
  const unread: UnreadLine[] = [];
  for (const line of linesOf(text)) {
    const read = readLine(line, forums);
    if ("reason" in read) unread.push(read);
    else if (scores.some(({ key }) => key === read.key)) unread.push({ line, reason: "repeated" });
    else scores.push(read);
  }
  return { scores, unread };
}

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n;]+|,\s+(?=\p{L})/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function readLine(line: string, forums: readonly Forum[]): PastedScore | UnreadLine {
  const plain = line.replace(BULLET, "");
  const found = NUMBER.exec(plain);
  const before = found ? plain.slice(0, found.index) : plain;
  const forum = forumNamed(before, forums);
  if (!forum) return { line, reason: "no-forum" };
  const score = found && numberOf(found[2] ?? "");
  if (score === null) return { line, reason: "no-number" };
  return { key: forum.key, score: isNegative(before, found?.[1]) ? -score : score };
}

/**
 * Returns whether a dash is a minus. In `Stress -3` and `Stress - 3` it separates name and number; after a colon or an
 * equals sign it is a minus.
 */
function isNegative(before: string, sign: string | undefined): boolean {
  return (sign === "-" || sign === "−") && /[:=]\s*$/.test(before);
}

/**
 * Returns the number that was written. `1,200` has a thousands separator, `7,5` a decimal comma. Other combinations of
 * separators are not a number.
 */
function numberOf(written: string): number | null {
  const digits = written.replace(/[.,]+$/, "");
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  return /^\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(",", ".")) : null;
}

function forumNamed(written: string, forums: readonly Forum[]): Forum | undefined {
  const whole = folded(written);
  const short = folded(written.replace(FILLER, " "));
  return forums.find(({ names }) => names.some((name) => [whole, short].includes(folded(name))));
}

/** Returns a name without case, accents, quotation marks and extra spaces, which do not distinguish names. */
function folded(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{M}"'“”‘’*_()]/gu, "")
    .replace(SEPARATORS, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}
