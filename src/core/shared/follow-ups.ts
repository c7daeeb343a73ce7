import type { AmountFollowUp, FollowUp } from "../content-model/follow-ups.ts";

/** Returns what is asked beside a result that raised these alerts, in the order of the rule. */
export function followUpsFor(followUps: readonly FollowUp[] = [], raised: readonly string[] = []): FollowUp[] {
  return followUps.filter(({ alerts }) => alerts === undefined || alerts.some((name) => raised.includes(name)));
}

/** Returns what was typed as a whole number from 0 to `max`; null for an empty field, undefined for anything else. */
export function readAmount(typed: string, max: number): number | null | undefined {
  if (typed.trim() === "") return null;
  const number = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return number <= max ? number : undefined;
}

/** Returns the product of all fields; null while one of them is open or out of its range. */
export function amountOf({ fields }: Pick<AmountFollowUp, "fields">, typed: readonly string[]): number | null {
  const numbers = fields.map(({ max }, index) => readAmount(typed[index] ?? "", max) ?? null);
  // Nothing times anything is nothing, also where the other field is open.
  if (numbers.includes(0)) return 0;
  return numbers.reduce((product, number) => (product === null || number === null ? null : product * number), 1);
}

/** Returns what is said to an amount. */
export const saidTo = ({ says }: Pick<AmountFollowUp, "says">, amount: number) =>
  says.findLast(({ from }) => from <= amount)?.say;
