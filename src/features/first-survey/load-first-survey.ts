import type { PublicScale } from "#core/api/public-scale.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { Text } from "#core/content-model/text.ts";
import { fetchQuestions } from "../../api/content.ts";
import { type Score, scoreBy } from "./first-result.ts";
import { type SelectQuestion, selectsOf } from "./picks.ts";

export type LoadedSurvey = {
  readonly selects: readonly SelectQuestion[];
  readonly scale: PublicScale;
  readonly score: Score;
  /** Returns what is wrong with these answers together, and what hardly can be. */
  readonly check: (answers: Answers) => Promise<Checked>;
};

export type Checked = { readonly error: Text | null; readonly doubts: readonly { key: string; text: Text }[] };

const FITTING: Checked = { error: null, doubts: [] };

const loadEngine = () => import("#core/scoring/score.ts");

/**
 * Loads the questions of a survey asked first. The scoring engine loads in parallel, and only Calculate waits for it.
 */
export async function loadFirstSurvey({ survey: id, notInList }: FirstSurvey): Promise<LoadedSurvey> {
  loadEngine().catch(() => {
    // A failed load is tried once more when there is something to score.
  });
  const { survey, scale } = await fetchQuestions(id);
  const engine = async () => (await loadEngine()).scoreAnswers;
  const isCompared = survey.pages.some(({ validators = [] }) => validators.length > 0);
  const check = async (answers: Answers): Promise<Checked> => {
    if (!isCompared) return FITTING;
    // SurveyJS reads the conditions. The questionnaire that follows loads it too.
    const { doubtsAbout, pageErrorOf } = await import("../../survey-view/page-checks.ts");
    return { error: pageErrorOf(survey, answers), doubts: doubtsAbout(survey, answers) };
  };
  return { selects: selectsOf(survey, notInList), scale, score: scoreBy(engine, scale), check };
}
