import type { ShownFactor } from "#core/content-model/know-your-numbers.ts";
import type { KnownNumber, KnownNumbers, NumberChoice } from "../../browser/known-numbers.ts";

type TakenFactor = { readonly factor: ShownFactor; readonly note: string };
/** One part of the list: `all` where nothing is chosen yet. */
export type TakenGroup = { readonly kind: NumberChoice | "all"; readonly factors: readonly TakenFactor[] };

const ORDER = ["ask", "known", "unknown"] as const satisfies readonly NumberChoice[];

/** Returns the list to take along: what to ask, what is known, what is not; with nothing chosen, all there is. */
export function takeAlong(factors: readonly ShownFactor[], numbers: KnownNumbers): TakenGroup[] {
  const groups = ORDER.map((kind) => ({
    kind,
    factors: factors
      .filter(({ id }) => numbers[id]?.choice === kind)
      .map((factor) => ({ factor, note: noteOf(numbers[factor.id]) })),
  }));
  const chosen = groups.filter((group) => group.factors.length > 0);
  return chosen.length > 0 ? chosen : [{ kind: "all", factors: factors.map((factor) => ({ factor, note: "" })) }];
}

/** A note belongs to what is known; it is kept while another answer is tried. */
const noteOf = ({ choice, note = "" }: KnownNumber = {}): string => (choice === "known" ? note.trim() : "");
