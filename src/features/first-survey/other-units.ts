import type { OtherUnits } from "#core/content-model/first-survey.ts";
import type { Picks, SelectQuestion } from "./picks.ts";

/**
 * Returns the options nearest to the values entered in other units.
 * @param entries one number per field
 * @returns null when a value is outside the offered options
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
  const isOffered = selects.every(({ name, options }) => options.some(({ value }) => value === values.get(name)));
  return isOffered ? Object.fromEntries([...values].map(([name, value]) => [name, `${value}`])) : null;
}
