import { readFileSync } from "node:fs";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";

const { domains } = JSON.parse(readFileSync("surveys/domains.json", "utf8")) as Catalogue;

/** The questionnaire that the floor shows too. */
export const questionnaire = (() => {
  const found = domains.find(({ survey }) => survey === "stress");
  if (!found) throw new Error("There is no domain of the survey stress.");
  return found;
})();

/** The survey of that questionnaire. */
export const surveyOfQuestionnaire = (): SurveyDocument =>
  JSON.parse(readFileSync(`surveys/${questionnaire.survey}.json`, "utf8")) as SurveyDocument;

let people = 0;

/** Registers somebody new and logs in. @returns what a browser then keeps */
export async function newPerson(url: string): Promise<Record<string, string>> {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
    return (await reply.json()) as { token: string; userID: string };
  };
  people += 1;
  const email = `bench${people}@example.com`;
  const age = new Date().getFullYear() - 1950;
  const password = "a calm green garden";
  await post("/register", { email, password, age, gender: "Female", yearOfBirth: 1950 });
  const { token, userID } = await post("/login", { email, password });
  return { userID, token };
}
