import type { Answers } from "../content-model/survey.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
import type { ScoredRule } from "./rule-formulas.ts";
import { type Scored, scoreAnswers } from "./score.ts";
import { ScoringError } from "./scoring-error.ts";

/**
 * Scores checked answers, as `scoreAnswers` does. A rule that fails on them has a mistake that its check did not find:
 * then there is no score, the trace says where it failed, and the answers can be kept and scored again.
 * @param onFault is told the place in the rule, never an answer
 */
export function scoreOrNone(
  rule: ScoredRule,
  answers: Answers,
  stored: Readonly<Record<string, number>>,
  open: ReadonlySet<string>,
  onFault: (place: string) => void,
): Scored {
  try {
    return scoreAnswers(rule, answers, stored, open);
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error;
    onFault(error.place);
    const items = [
      ...Object.entries(answers).map(([item, answer]) => ({ item, answer, points: null })),
      ...[...open].map((item) => ({ item, answer: null, points: null, state: "skipped" as const })),
    ];
    const trace = { engine: ENGINE_VERSION, items, derived: [], formula: rule.score, score: null, band: null };
    return { score: null, meaning: "", subscores: {}, trace: { ...trace, fault: error.place } };
  }
}
