import type { ScoringRule } from "../content-model/scoring-rule.ts";

/** The parts of a rule that scoring needs. */
export type ScoredRule = RuleFormulas & Pick<ScoringRule, "bands">;

/** The parts of a rule that turn answers into a score. */
export type RuleFormulas = Pick<ScoringRule, "scale" | "score"> &
  Partial<
    Pick<
      ScoringRule,
      "reads" | "points" | "tables" | "steps" | "subscores" | "notAsked" | "missing" | "further" | "alerts"
    >
  >;

export function formulasOf(rule: ScoringRule): RuleFormulas {
  const { scale, score, reads, points, tables, steps, subscores, notAsked, missing, further, alerts } = rule;
  return {
    scale,
    score,
    ...(reads ? { reads } : {}),
    ...(points ? { points } : {}),
    ...(tables ? { tables } : {}),
    ...(steps ? { steps } : {}),
    ...(subscores ? { subscores } : {}),
    ...(notAsked ? { notAsked } : {}),
    ...(missing ? { missing } : {}),
    ...(further ? { further } : {}),
    ...(alerts ? { alerts } : {}),
  };
}
