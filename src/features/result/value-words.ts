import type { WorkedItem, WorkedValue } from "#core/api/working.ts";
import type { Text } from "#core/content-model/text.ts";
import { numberText } from "../../ui/language/numbers.ts";
import { sayText } from "../../ui/language/use-text.ts";
import { workingMessages } from "./messages.ts";

/** A number as it is shown on the way to a score, with at most two decimals. */
const shortNumber = (value: number): string => numberText(Math.round(value * 100) / 100);

/**
 * How a value came about, as a sum people can follow: "18 × 40 ÷ 36 = 20".
 * @param items the answers, for what is looked up by them
 */
export function valueInWords(value: WorkedValue, items: readonly WorkedItem[]): string {
  const t = workingMessages.get();
  const result = shortNumber(value.value);
  if (value.kind === "stored") return t.stored({ value: result });
  if (value.kind === "table") return t.equals({ sum: answersNamed(value.uses, items), value: result });
  const sum = value.inNumbers === null ? null : withWords(value.inNumbers);
  const exact = shortNumber(value.reckoned);
  const isPlain = sum === null || sum === exact || sum === numberText(value.reckoned);
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

/** A formula writes `min` and `max`; people read which of them it takes. */
function withWords(sum: string): string {
  const { smaller, larger } = workingMessages.get();
  return sum.replace(/\bmin\(/g, `${smaller} (`).replace(/\bmax\(/g, `${larger} (`);
}

function answersNamed(names: readonly string[], items: readonly WorkedItem[]): string {
  const answers = names.flatMap((name) => items.find((item) => item.name === name)?.answer ?? []);
  return answers.map((answer: Text) => `“${sayText(answer)}”`).join(" + ");
}
