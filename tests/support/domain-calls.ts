import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { ScoringRule } from "#core/contracts/scoring-rule.ts";

export const readUrl = ({ score }: Domain, userId: string) => score.path.replace("{user}", userId);

/** The body that saves a body mass index, with the category of its band. */
export function bodyMassOf({ bands }: ScoringRule, userID: string, value: number) {
  const band = bands.findLast(({ from }) => value >= from);
  return { userID, bmi: value.toFixed(1), category: textOf(band?.meaning ?? "none") };
}
