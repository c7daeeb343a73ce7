import type { ShownPart } from "#core/api/public-scale.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { endsInWords, rangeInWords } from "../../ui/gauge/gauge-words.ts";
import type { Language } from "../../ui/language/language.ts";
import { scoreText } from "../../ui/language/numbers.ts";
import { sayText } from "../../ui/language/use-text.ts";
import { printMessages, scoreMessages } from "./messages.ts";

/** Returns a result in one line, with as much of it as its rule shows: "23 on a scale of 0 to 40: Moderate". */
export function resultInWords(part: ShownPart, score: number | null, language: Language): string {
  const t = printMessages(language);
  const s = scoreMessages(language);
  if (score === null) return s.noNumber;
  const { hasNumber, hasMeaning } = shownOf(part);
  const band = part.bands[shownBandIndex(part, score)];
  const meaning = hasMeaning && band ? sayText(band.meaning, language) : null;
  if (!hasNumber) return meaning ?? s.outside;
  const told = { score: numberWithUnit(part, score, language), range: endsOf(part, language) };
  return meaning === null ? t.resultAlone(told) : t.result({ ...told, meaning });
}

const endsOf = (part: ShownPart, language: Language): string =>
  part.gauge ? endsInWords({ ...part, gauge: part.gauge }, language) : rangeInWords(part, language);

const numberWithUnit = (part: ShownPart, score: number, language: Language): string =>
  `${scoreText(score, language, part)}${part.unit ? ` ${sayText(part.unit, language)}` : ""}`;
