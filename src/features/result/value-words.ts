import type { ExplainedItem, ExplainedValue } from "#core/api/explanation.ts";
import type { FilledItems } from "#core/content-model/missing-items.ts";
import type { Text } from "#core/content-model/text.ts";
import type { Language } from "../../ui/language/language.ts";
import { numberText } from "../../ui/language/numbers.ts";
import { sayText } from "../../ui/language/use-text.ts";
import { explanationMessages } from "./messages.ts";

/** Returns a number with at most so many decimals; two for an intermediate one. */
const shortNumber = (value: number, language: Language, decimals: number): string =>
  numberText(Number(value.toFixed(decimals)), language);

/**
 * Returns how a value was calculated, as a sum people can follow: "18 × 40 ÷ 36 = 20".
 * @param items the answers, for values looked up by them
 * @param shown the decimals with which the rule shows it; at least two appear here
 */
export function valueInWords(
  value: ExplainedValue,
  items: readonly ExplainedItem[],
  language: Language,
  shown = 2,
): string {
  const decimals = Math.max(shown, 2);
  const t = explanationMessages(language);
  const result = shortNumber(value.value, language, decimals);
  if (value.kind === "stored") return t.stored({ value: result });
  if (value.kind === "table") return t.equals({ sum: answersNamed(value.uses, items, language), value: result });
  const sum = value.inNumbers === null ? null : withWords(value.inNumbers, language);
  const exact = shortNumber(value.reckoned, language, decimals);
  const isPlain = sum === null || sum === exact || sum === numberText(value.reckoned, language);
  const before = isPlain ? exact : t.equals({ sum, value: exact });
  switch (value.turn) {
    case "none":
      return before;
    case "cutOff":
      return t.counts({ sum: before, value: result });
    case "rounded":
      return t.rounded({ sum: sum ?? exact, exact, value: result });
    case "down":
      return t.roundedDown({ sum: sum ?? exact, exact, value: result });
    case "up":
      return t.roundedUp({ sum: sum ?? exact, exact, value: result });
  }
}

/**
 * Returns in plain words what was done to get a value, before its numbers: "Your points, added up:". Null where the
 * numbers alone say it.
 * @param items the answers, which have their points
 */
export function doneInWords(value: ExplainedValue, items: readonly ExplainedItem[], language: Language): string | null {
  const { kind, inNumbers } = value;
  const t = explanationMessages(language);
  if (kind === "stored") return null;
  if (kind === "table") return t.lookedUp;
  if (inNumbers === null || !/[+×÷−(]/.test(inNumbers)) return null;
  if (/[×÷−(]/.test(inNumbers)) return t.computed;
  return isSumOfPoints(value, items) ? t.pointsAdded : t.addedUp;
}

/** Says how many questions were left open, and what each of them counts as. Its decimals are those that the sum shows. */
export function filledInWords({ open, answered, sum, value }: FilledItems, language: Language): string {
  const t = explanationMessages(language);
  const said = {
    open: numberText(open, language),
    answered: numberText(answered, language),
    sum: shortNumber(sum, language, 6),
    value: shortNumber(value, language, 6),
  };
  return open === 1 ? t.filledOne(said) : t.filled(said);
}

/** Returns whether a value is the sum of points. An answer left open has some where there is a sum at all. */
export const isSumOfPoints = (value: ExplainedValue, items: readonly ExplainedItem[]): boolean =>
  value.uses.length > 1 &&
  value.uses.every((name) => items.some((item) => item.name === name && (item.points !== null || item.state)));

/** Replaces `min` and `max` in a formula by the words for them, and writes its numbers as the language does. */
function withWords(sum: string, language: Language): string {
  const { smaller, larger } = explanationMessages(language);
  const written = sum.replace(/\d+\.\d+/g, (number) => numberText(Number(number), language));
  return written.replace(/\bmin\(/g, `${smaller} (`).replace(/\bmax\(/g, `${larger} (`);
}

function answersNamed(names: readonly string[], items: readonly ExplainedItem[], language: Language): string {
  const answers = names.flatMap((name) => items.find((item) => item.name === name)?.answer ?? []);
  return answers.map((answer: Text) => `“${sayText(answer, language)}”`).join(" + ");
}
