import type { ShownFactor } from "#core/content-model/know-your-numbers.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { momentOf } from "../../browser/clock.ts";
import type { KnownNumbers } from "../../browser/known-numbers.ts";
import { changeText } from "../../ui/change-text.ts";
import { endsInWords, rangeInWords } from "../../ui/gauge/gauge-words.ts";
import { dateText } from "../../ui/language/dates.ts";
import type { Language } from "../../ui/language/language.ts";
import { meaningText } from "../../ui/language/meaning-text.ts";
import { scoreText } from "../../ui/language/numbers.ts";
import { sayText } from "../../ui/language/use-text.ts";
import { changeReason } from "../../ui/trend/change-words.ts";
import { doctorSheetMessages } from "./messages.ts";
import type { AreaOnPaper } from "./read-doctor-page.ts";

/** Returns a result as a doctor reads it: number, range and band, with as much of it as its rule shows. */
export function resultWords({ scale, latest }: AreaOnPaper, language: Language): string {
  const t = doctorSheetMessages(language);
  if (!latest) return t.notDone;
  if (latest.score === null) return scale.none && latest.none ? sayText(scale.none, language) : t.noNumber;
  const { hasNumber, hasMeaning } = shownOf(scale);
  const band = hasMeaning ? scale.bands[shownBandIndex(scale, latest.score)] : undefined;
  const meaning = band ? sayText(band.meaning, language) : "";
  if (!hasNumber) return meaning;
  const { gauge } = scale;
  const range = gauge ? endsInWords({ ...scale, gauge }, language) : rangeInWords(scale, language);
  const told = { score: scoreText(latest.score, language, scale), range };
  const number = gauge ? t.numberOf({ ...told, better: t[gauge.better] }) : t.number(told);
  return meaning ? t.scored({ number, meaning }) : number;
}

/**
 * Returns what stands beside a band because its name says too much alone, and what the owner of the instrument wants
 * shown with it: the page of the result has both.
 */
export function cautions({ scale, latest }: AreaOnPaper, language: Language): string[] {
  if (!latest) return [];
  const hasBand = latest.score !== null && shownOf(scale).hasMeaning;
  const band = hasBand ? scale.bands[shownBandIndex(scale, latest.score ?? Number.NaN)] : undefined;
  return [band?.aside, scale.instrument.notice].flatMap((text) => (text ? [sayText(text, language)] : []));
}

/** Returns how a result differs from the one before, why that counts where it is known, and what stood there. */
export function changeWords({ scale, latest, before }: AreaOnPaper, language: Language): string {
  const t = doctorSheetMessages(language);
  if (!latest || latest.score === null) return "";
  if (!before) return t.firstTime;
  // The result beside it says which numbers are better.
  const change = changeText(before.change.change, undefined, language);
  if (change === null) return t.otherQuestions;
  const { score, meaning, submittedAt } = before.entry;
  const moment = momentOf(submittedAt);
  const stood = shownOf(scale).hasNumber ? scoreText(score, language, scale) : meaningText(meaning, scale, language);
  const told = { change, before: moment ? t.before({ before: stood, day: dateText(moment, language) }) : stood };
  const reason = before.change.moved === 0 ? null : changeReason(before.change, scale, language);
  return reason === null ? t.changed(told) : t.changedWhy({ ...told, reason });
}

/** A line of the numbers: what it is about, and what the person said of it. */
export type NumberRow = readonly [head: string, words: string];

/** Returns a line for each number that was noted, and one each for those known, asked about and unknown without one. */
export function numberRows(factors: readonly ShownFactor[], numbers: KnownNumbers, language: Language): NumberRow[] {
  const t = doctorSheetMessages(language);
  const noteOf = (id: string) => (numbers[id]?.choice === "known" ? (numbers[id]?.note ?? "").trim() : "");
  const titled = (title: ShownFactor["title"]) => sayText(title, language);
  const noted = factors.flatMap(({ id, title }): NumberRow[] => (noteOf(id) ? [[titled(title), noteOf(id)]] : []));
  const others = (["known", "ask", "unknown"] as const).flatMap((choice): NumberRow[] => {
    const named = factors.filter(({ id }) => numbers[id]?.choice === choice && !noteOf(id));
    return named.length > 0 ? [[t[choice], named.map(({ title }) => titled(title)).join("; ")]] : [];
  });
  return [...noted, ...others];
}

/** The most lines that the questions take of the paper, unless they are long. */
const MOST_LINES = 6;

/** Returns the questions line by line, without empty lines. What would be too many lines shares the last one. */
export function questionLines(text: string): string[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(" / ")];
}
