import type { ScoringRule } from "../content-model/scoring-rule.ts";

/** Returns the formulas of a rule with their places. */
export function formulasOf(rule: ScoringRule): { path: string; text: string; name?: string }[] {
  return [
    ...(rule.steps ?? []).map(({ name, of }, index) => ({ path: `steps[${index}].of`, text: of, name })),
    ...(rule.subscores ?? []).map(({ name, expression }, index) => ({
      path: `subscores[${index}].expression`,
      text: expression,
      name,
    })),
    { path: "score", text: rule.score },
    ...(rule.further ?? []).map(({ formula }, index) => ({ path: `further[${index}].formula`, text: formula })),
    ...(rule.alerts ?? []).map(({ when }, index) => ({ path: `alerts[${index}].when`, text: when })),
  ];
}
