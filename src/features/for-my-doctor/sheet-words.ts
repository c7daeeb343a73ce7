import type { ShownFactor } from "#core/content-model/know-your-numbers.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { momentOf } from "../../browser/clock.ts";
import type { KnownNumbers } from "../../browser/known-numbers.ts";
import { endsInWords, rangeInWords } from "../../ui/gauge/gauge-words.ts";
import { dateText } from "../../ui/language/dates.ts";
import type { Language } from "../../ui/language/language.ts";
import { meaningText } from "../../ui/language/meaning-text.ts";
import { scoreText } from "../../ui/language/numbers.ts";
import { sayText } from "../../ui/language/use-text.ts";
import { changeReason, changeText } from "../../ui/trend/change-words.ts";
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

/** Returns how a result differs from the one before, why that counts where it is known, and what stood there. */
export function changeWords({ scale, latest, before }: AreaOnPaper, language: Language): string {
  const t = doctorSheetMessages(language);
  if (!latest || latest.score === null) return "";
  if (!before) return t.firstTime;
  const change = changeText(before.change, language);
  if (change === null) return t.otherQuestions;
  const { score, meaning, submittedAt } = before.entry;
  const moment = momentOf(submittedAt);
  const stood = shownOf(scale).hasNumber ? scoreText(score, language, scale) : meaningText(meaning, scale, language);
  const told = { change, before: moment ? t.before({ before: stood, day: dateText(moment, language) }) : stood };
  const reason = before.change.moved === 0 ? null : changeReason(before.change, scale, language);
  return reason === null ? t.changed(told) : t.changedWhy({ ...told, reason });
}

/** What a person noted of the factors, by what they said of each. */
export type NotedNumbers = Readonly<Record<"known" | "ask" | "unknown", readonly string[]>>;

export function notedNumbers(factors: readonly ShownFactor[], numbers: KnownNumbers, language: Language): NotedNumbers {
  const t = doctorSheetMessages(language);
  const of = (choice: keyof NotedNumbers) =>
    factors
      .filter(({ id }) => numbers[id]?.choice === choice)
      .map(({ id, title }) => {
        const note = choice === "known" ? (numbers[id]?.note ?? "").trim() : "";
        return note ? t.noted({ title: sayText(title, language), note }) : sayText(title, language);
      });
  return { known: of("known"), ask: of("ask"), unknown: of("unknown") };
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
