import type { PublicScale } from "#core/api/public-scale.ts";
import { fetchQuestions } from "../../api/content.ts";
import { type Score, scoreBy } from "./first-result.ts";
import { type SelectQuestion, selectsOf } from "./picks.ts";

export type LoadedSurvey = {
  readonly selects: readonly SelectQuestion[];
  readonly scale: PublicScale;
  readonly score: Score;
};

const loadEngine = () => import("#core/scoring/score.ts");

/**
 * Loads the questions of a survey asked first. The scoring engine loads in parallel, and only Calculate waits for it.
 */
export async function loadFirstSurvey(id: string): Promise<LoadedSurvey> {
  loadEngine().catch(() => {
    // A failed load is tried once more when there is something to score.
  });
  const { survey, scale } = await fetchQuestions(id);
  const engine = async () => (await loadEngine()).scoreAnswers;
  return { selects: selectsOf(survey), scale, score: scoreBy(engine, scale) };
}
