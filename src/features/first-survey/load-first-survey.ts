import type { PublicScale } from "#core/api/public-scale.ts";
import { fetchQuestions } from "../../api/content.ts";
import { type Score, scoreBy } from "./first-result.ts";
import { type SelectQuestion, selectsOf } from "./picks.ts";

export type LoadedSurvey = {
  readonly selects: readonly SelectQuestion[];
  readonly scale: PublicScale;
  readonly score: Score;
};

/** The questions of a survey asked first, and beside them the engine that scores its answers. */
export async function loadFirstSurvey(id: string): Promise<LoadedSurvey> {
  const [{ survey, scale }, { scoreAnswers }] = await Promise.all([
    fetchQuestions(id),
    // biome-ignore lint/style/noRestrictedImports: This page works a result out before it is sent. The engine comes beside the questions and to no other page.
    import("#core/scoring/score.ts"),
  ]);
  return { selects: selectsOf(survey), scale, score: scoreBy(scoreAnswers, scale) };
}
