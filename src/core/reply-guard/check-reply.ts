import type { CoachContent } from "../content-model/coach.ts";
import { areDatesKnown, datesIn } from "./dates.ts";
import { isEnglish } from "./english.ts";
import { hasPhrase, plainWords } from "./plain-words.ts";
import { type Quantity, quantitiesIn, standingOf } from "./quantities.ts";
import { type ReplyPoint, replyPoints } from "./reply-points.ts";
import { type KnownDomain, misstatement } from "./statements.ts";

/** A guidance entry as it was given to the model. */
type KnownEntry = {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly text: string;
};

/** Everything that a reply may be based on. */
export type Known = {
  readonly entries: readonly KnownEntry[];
  readonly domains: readonly KnownDomain[];
  /** The instructions the model was given. None of them may be shown to people. */
  readonly rules: string;
  readonly guard: CoachContent["guard"];
};

export type CheckedPoint = {
  readonly text: string;
  /** The entry the point is based on; null for a general point. */
  readonly entryId: string | null;
};

export type CheckedReply = {
  /** Empty when the whole reply is withheld. */
  readonly points: readonly CheckedPoint[];
  readonly withheld: "rules" | "score" | "band" | "date" | "dose" | "empty" | null;
};

/** The largest number of points that are read. */
const MAX_POINTS = 8;
const LONGEST_POINT = 600;
/** This many equal words in a row are no coincidence. */
const TELLING_RUN = 7;
/** "If you have diabetes, ask your doctor" does not say that the person has it. */
const CONDITION = /(?<!\bas\s)\b(?:if|when|whether)\s+you\b/gi;
/** A point that shares fewer words with its entry is about something else. */
const LEAST_SHARED = 2;
const ADDRESS = /https?:|www\.|@|\b[\w-]+\.(?:com|org|net|gov|edu|info|io|co|uk)\b/i;

/**
 * Checks a model's reply against what the model was given, so that no number or fact is invented. A point with an
 * unknown fact is dropped. The whole reply is withheld when it misstates something that could do harm, or when no
 * point remains.
 */
export function checkReply(reply: string, isCut: boolean, known: Known): CheckedReply {
  const ids = new Set(known.entries.map(({ id }) => id));
  if (repeats(reply, known)) return { points: [], withheld: "rules" };
  const points: CheckedPoint[] = [];
  for (const point of replyPoints(reply, isCut, ids)) {
    const checked = checkPoint(point, known);
    if (typeof checked === "string") return { points: [], withheld: checked };
    const isRepeated = points.some(({ text }) => checked !== null && plainWords(text) === plainWords(checked.text));
    if (checked !== null && !isRepeated) points.push(checked);
  }
  return points.length === 0 ? { points, withheld: "empty" } : { points: points.slice(0, MAX_POINTS), withheld: null };
}

/** @returns null when the point is dropped, a reason when the whole reply must be withheld */
function checkPoint(
  { text, link }: ReplyPoint,
  known: Known,
): CheckedPoint | "score" | "band" | "date" | "dose" | null {
  const { entries, domains, guard } = known;
  const named = entries.find(({ id }) => id === link) ?? null;
  const entry = named !== null && leansOn(text, named) ? named : null;

  const wrong = misstatement(text, domains, named?.category ?? null);
  if (wrong !== null) return wrong;
  const { rest } = datesIn(text);
  const results = domains.flatMap(({ result }) => (result === null ? [] : [result]));
  if (
    !areDatesKnown(
      text,
      results.flatMap(({ date }) => date ?? []),
    )
  )
    return "date";

  const given = (entry === null ? entries : [entry]).flatMap((one) => quantitiesIn(`${one.title} ${one.text}`));
  const own = results.flatMap(({ score, most }): Quantity[] =>
    score === null ? [] : [score, most].map((value) => ({ value: `${value}`, unit: "point", period: null })),
  );
  const standings = quantitiesIn(rest).map((quantity) => standingOf(quantity, [...given, ...own]));
  if (standings.includes("misstated")) return "dose";

  const isRefused =
    // The point names an entry that was never given.
    (link !== null && named === null) ||
    standings.includes("unknown") ||
    text.length > LONGEST_POINT ||
    !isEnglish(text) ||
    ADDRESS.test(text) ||
    hasPhrase(text.replace(CONDITION, " "), guard.never) ||
    (hasPhrase(text, guard.medicine) && !hasPhrase(text, guard.referrals));
  return isRefused ? null : { text, entryId: entry?.id ?? null };
}

/** Returns whether a point and an entry share enough of their longer words to be about the same thing. */
function leansOn(text: string, { title, text: body }: KnownEntry): boolean {
  const words = stems(`${title} ${body}`);
  return [...stems(text)].filter((word) => words.has(word)).length >= LEAST_SHARED;
}

/** Returns the beginnings of the longer words of a text, so that "walking" equals "walks". */
function stems(text: string): Set<string> {
  return new Set((plainWords(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5).replace(/s$/, "")));
}

/** Returns whether a reply repeats the instructions, apart from words that the guidance has too. */
function repeats(reply: string, { rules, entries }: Known): boolean {
  const said = plainWords(reply);
  const given = plainWords(entries.map(({ title, text }) => `${title} ${text}`).join(" "));
  const words = plainWords(rules).trim().split(" ");
  return words.some((_, start) => {
    const run = words.slice(start, start + TELLING_RUN);
    if (run.length < TELLING_RUN) return false;
    const phrase = ` ${run.join(" ")} `;
    return said.includes(phrase) && !given.includes(phrase);
  });
}
