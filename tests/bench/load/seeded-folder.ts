import { openSqlite } from "../../../server/storage/sqlite.ts";
import { questionnaireOf, shippedContent } from "./answers.ts";
import { seed } from "./seed.ts";

/** Questionnaires that read no other scale's result. */
const SURVEYS = ["socialization", "learning", "exercise", "stress", "sleep"];
const TIMES = 2;

/** How many submissions each person of a filled database has. */
export const ROWS_EACH = SURVEYS.length * TIMES;

/** What each person of a filled database has taken. */
export async function manyTaken() {
  return { questionnaires: await Promise.all(SURVEYS.map(questionnaireOf)), times: TIMES };
}

/** Makes a database in this folder whose people have taken every questionnaire twice. @returns their ids, newcomers last */
export async function fillFolder(folder: string, people: number, newcomers = 0): Promise<string[]> {
  const database = await openSqlite(folder);
  const ids = await seed(database, await shippedContent(), { people, newcomers, ...(await manyTaken()) });
  await database.destroy();
  return ids;
}
