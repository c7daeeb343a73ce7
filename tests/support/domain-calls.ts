import type { Domain } from "#core/content-model/domains.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { textOf } from "#core/shared/text-of.ts";

export const readUrl = ({ score }: Domain, userId: string) => score.path.replace("{user}", userId);

/** The body that saves a body mass index, with the category of its band. */
export function firstResultOf({ bands }: ScoringRule, userID: string, value: number) {
  const band = bands.findLast(({ from }) => value >= from);
  return { userID, bmi: value.toFixed(1), category: textOf(band?.meaning ?? "none") };
}
