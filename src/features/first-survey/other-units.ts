import type { OtherUnits } from "#core/content-model/first-survey.ts";
import { answerTo, type Picks, type SelectQuestion } from "./picks.ts";

/**
 * Returns the options nearest to the values entered in other units.
 * @param entries one number per field
 * @returns null when a value is neither an option nor one that may be typed
 */
export function picksFromUnits(
  { fields }: OtherUnits,
  entries: readonly number[],
  selects: readonly SelectQuestion[],
): Picks | null {
  const values = new Map<string, number>();
  for (const [index, { size, items }] of fields.entries()) {
    let rest = Math.round((entries[index] ?? Number.NaN) / size);
    for (const { name, worth } of items) {
      const value = Math.floor(rest / worth);
      values.set(name, value);
      rest -= value * worth;
    }
  }
  const isOffered = selects.every((select) => answerTo(select, `${values.get(select.name)}`) !== undefined);
  return isOffered ? Object.fromEntries([...values].map(([name, value]) => [name, `${value}`])) : null;
}

/**
 * Returns the fields in other units for picked options, to one decimal, which leads back to the same options. A field
 * with an option still missing is empty.
 */
export function unitsFromPicks({ fields }: OtherUnits, picks: Picks): string[] {
  return fields.map(({ size, items }) => {
    const isPicked = items.every(({ name }) => picks[name]);
    const whole = items.reduce((sum, { name, worth }) => sum + Number(picks[name]) * worth, 0);
    return isPicked ? `${Math.round(whole * size * 10) / 10}` : "";
  });
}

/**
 * Returns what the fields in other units show when they open: what was typed there, unless the options picked since
 * say otherwise.
 */
export function unitsShown(
  units: OtherUnits,
  typed: readonly string[],
  picks: Picks,
  selects: readonly SelectQuestion[],
): readonly string[] {
  const fromPicks = unitsFromPicks(units, picks);
  const isFilled = typed.length === units.fields.length && !typed.includes("");
  if (!isFilled) return fromPicks.map((text, at) => text || (typed[at] ?? ""));
  const picksOfTyped = picksFromUnits(units, typed.map(Number), selects) ?? {};
  return selects.every(({ name }) => (picksOfTyped[name] ?? "") === (picks[name] ?? "")) ? typed : fromPicks;
}
