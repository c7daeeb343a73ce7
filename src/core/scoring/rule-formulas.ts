import type { ScoringRule } from "../content-model/scoring-rule.ts";

/** The parts of a rule that turn answers into a score. */
export type RuleFormulas = Pick<ScoringRule, "scale" | "score"> &
  Partial<Pick<ScoringRule, "reads" | "points" | "tables" | "steps" | "subscores">>;

export function formulasOf({ scale, score, reads, points, tables, steps, subscores }: ScoringRule): RuleFormulas {
  return {
    scale,
    score,
    ...(reads ? { reads } : {}),
    ...(points ? { points } : {}),
    ...(tables ? { tables } : {}),
    ...(steps ? { steps } : {}),
    ...(subscores ? { subscores } : {}),
  };
}
