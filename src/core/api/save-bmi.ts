import type { Answers } from "../content-model/survey.ts";
import type { Issue } from "../shared/issue.ts";

// The call that saves the result of a survey asked first. Its wire is the specification's and frozen: whatever
// the survey is named in the content, the score goes in `bmi` and the meaning of its band in `category`.

/** A score and its meaning as the call carries them. */
export type SavedResult = { readonly text: string; readonly meaning: string };

export type SaveBmiBody = {
  readonly userID: string;
  readonly bmi: string;
  readonly category: string;
  /** Understood by our own server alone, which scores them. */
  readonly answers?: Answers;
};

/** The form in which a score is sent and kept: digits, a point, one decimal. */
export const SAVED_SCORE = /^\d{1,4}\.\d$/;

/** A score as it is sent, and shown where it was just worked out. */
export const savedScore = (score: number): string => score.toFixed(1);

/** @param answers left out where the server behind knows the specification's fields alone */
export function saveBmiBody(userID: string, { text, meaning }: SavedResult, answers: Answers | null): SaveBmiBody {
  return { userID, bmi: text, category: meaning, ...(answers ? { answers } : {}) };
}

/** What is stored of a result that came without answers. */
export const resultAlone = ({ bmi, category }: SaveBmiBody): Answers => ({ bmi, category });

/**
 * What in a body disagrees with our own rule.
 * @param meaning of the band that holds the score, undefined when none does
 * @param text the score of the answers, null where none were sent
 */
export function disagreements(body: SaveBmiBody, meaning: string | undefined, text: string | null): Issue[] {
  if (text !== null && body.bmi !== text) {
    const message = "This body mass index is not the one that the answers give.";
    return [{ code: "SCORE_DISAGREES", path: "bmi", message }];
  }
  if (body.category !== meaning) {
    const message = "This category does not belong to this body mass index.";
    return [{ code: "CATEGORY_DISAGREES", path: "category", message }];
  }
  return [];
}
