import type { PublicScale } from "#core/api/public-scale.ts";
import { type SavedResult, savedScore } from "#core/api/save-bmi.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { RuleFormulas } from "#core/scoring/rule-formulas.ts";
import { bandIndexOf } from "#core/shared/bands.ts";

export type FirstResult = SavedResult & { readonly answers: Answers; readonly bandIndex: number };

type Engine = (
  rule: RuleFormulas & Pick<PublicScale, "bands">,
  answers: Answers,
) => { readonly score: number; readonly meaning: string };

/** Scores answers in the browser; null when the rule gives no number for them. */
export type Score = (answers: Answers) => FirstResult | null;

/**
 * The scale's own scoring, by the engine that the server scores with.
 * @throws Error when the rule is not public, which the content check prevents
 */
export function scoreBy(score: Engine, { scale, bands, formulas }: PublicScale): Score {
  if (!formulas) throw new Error(`The rule of ${scale} is not public.`);
  const rule = { ...formulas, bands };
  return (answers) => {
    try {
      const scored = score(rule, answers);
      const bandIndex = bandIndexOf(bands, scored.score);
      return { answers, text: savedScore(scored.score), meaning: scored.meaning, bandIndex };
    } catch (error) {
      console.error(error);
      return null;
    }
  };
}
