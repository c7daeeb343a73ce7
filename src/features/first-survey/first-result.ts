import type { PublicScale } from "#core/api/public-scale.ts";
import { type SavedResult, savedScore } from "#core/api/save-bmi.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { RuleFormulas } from "#core/scoring/rule-formulas.ts";
import { bandIndexOf } from "#core/shared/bands.ts";

export type FirstResult = SavedResult & { readonly answers: Answers; readonly bandIndex: number };

/**
 * Scores answers in the browser.
 * @throws Error when the engine cannot be loaded, or the rule returns no number for these answers
 */
export type Score = (answers: Answers) => Promise<FirstResult>;

type Engine = (
  rule: RuleFormulas & Pick<PublicScale, "bands">,
  answers: Answers,
) => { readonly score: number | null; readonly meaning: string };

/**
 * Returns the scoring of the scale, which uses the same engine as the server.
 * @throws Error when the rule is not public, which the content check prevents
 */
export function scoreBy(engine: () => Promise<Engine>, { scale, bands, formulas }: PublicScale): Score {
  if (!formulas) throw new Error(`The rule of ${scale} is not public.`);
  const rule = { ...formulas, bands };
  return async (answers) => {
    const scoreAnswers = await engine();
    const { score, meaning } = scoreAnswers(rule, answers);
    if (score === null) throw new Error(`The rule of ${scale} gave no number.`);
    return { answers, text: savedScore(score), meaning, bandIndex: bandIndexOf(bands, score) };
  };
}
