import { readFileSync } from "node:fs";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { COMPLETIONS } from "../../../src/browser/completed-tests.ts";
import { submitCall } from "../../support/domain-calls.ts";

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

/** The answers of the first worked example of its rule. */
const exampleAnswers = (): object => {
  const { examples } = JSON.parse(readFileSync(`scoring-rules/${questionnaire.survey}.json`, "utf8")) as ScoringRule;
  const [first] = examples;
  if (!first) throw new Error(`There is no example for ${questionnaire.survey}.`);
  return first.answers;
};

let people = 0;

/** Registers somebody new and logs in. @returns what a browser then keeps */
export async function newPerson(url: string): Promise<Record<string, string>> {
  people += 1;
  const email = `bench${people}@example.com`;
  const age = new Date().getFullYear() - 1950;
  const password = "a calm green garden";
  await post(`${url}/register`, { email, password, age, gender: "Female", yearOfBirth: 1950 });
  const { token, userID } = await post(`${url}/login`, { email, password });
  return { userID, token };
}

/** Registers somebody who has a result of the questionnaire. @returns what a browser then keeps */
export async function personWithResult(url: string): Promise<Record<string, string>> {
  const stored = await newPerson(url);
  const { path, userKey, answersKey } = submitCall(questionnaire);
  await post(url + path, { [userKey]: stored["userID"], [answersKey]: exampleAnswers() });
  const done = { [questionnaire.category]: { completedAt: "11/24/2026, 09:15:00" } };
  return { ...stored, [COMPLETIONS]: JSON.stringify({ [`${stored["userID"]}`]: done }) };
}

async function post(address: string, body: object): Promise<{ token: string; userID: string }> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
  return (await reply.json()) as { token: string; userID: string };
}
