import { questionnaireOf } from "./answers.ts";

/** Questionnaires that read no other scale's result. */
const SURVEYS = ["socialization", "learning", "exercise", "stress", "sleep"];
const TIMES = 2;

/** How many submissions each person of a filled database has. */
export const ROWS_EACH = SURVEYS.length * TIMES;

/** What each person of a filled database has taken. */
export async function manyTaken() {
  return { questionnaires: await Promise.all(SURVEYS.map(questionnaireOf)), times: TIMES };
}
