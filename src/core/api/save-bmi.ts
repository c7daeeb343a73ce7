import type { Answers } from "../content-model/survey.ts";
import type { Issue } from "../shared/issue.ts";

// The call that saves the result of a survey asked first. The specification fixes its wire format: whatever the
// survey is called in the content, the score is sent as `bmi` and the meaning of its band as `category`.

/** A score and its meaning, as the call carries them. */
export type SavedResult = { readonly text: string; readonly meaning: string };

export type SaveBmiBody = {
  readonly userID: string;
  readonly bmi: string;
  readonly category: string;
  /** Only our own server reads the answers, and scores them. */
  readonly answers?: Answers;
};

/** The format in which a score is sent and stored: digits, a point, one decimal. */
export const SAVED_SCORE = /^\d{1,4}\.\d$/;

/** Returns a score as it is sent, and as it is shown right after it was computed. */
export const savedScore = (score: number): string => score.toFixed(1);

/** @param answers left out when the server behind accepts only the specification's fields */
export function saveBmiBody(userID: string, { text, meaning }: SavedResult, answers: Answers | null): SaveBmiBody {
  return { userID, bmi: text, category: meaning, ...(answers ? { answers } : {}) };
}

/** Returns what is stored of a result that came without answers. */
export const resultAlone = ({ bmi, category }: SaveBmiBody): Answers => ({ bmi, category });

/**
 * Returns the fields of a body that disagree with our own rule.
 * @param meaning the meaning of the band that holds the score, undefined when none does
 * @param text the score computed from the answers, null when none were sent
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
