import { describe, expect, test } from "vitest";
import { textOf } from "#core/shared/text-of.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { readUrl, scoreField, submitCall } from "../support/domain-calls.ts";
import { catalogue, ruleNames, site, surveyNames, surveyOf } from "./shipped-content.ts";

const { domains } = catalogue();

test.each([
  [
    "Socialize",
    "Socialization",
    "/socialization",
    "/socialtest",
    "/socialanswers",
    "/socialization",
    "POST /social userId answers list",
    "/social-score/{user}",
    "score",
  ],
  [
    "Learning",
    "Learning",
    "/learning",
    "/literacy",
    "/literacyscore",
    "/learning",
    "POST /api/learn-scale userID answers map",
    "/api/learn-scale/{user}",
    "score",
  ],
  [
    "Exercise",
    "Exercise",
    "/exercise",
    "/exerciseactivity",
    "/exerciseresult",
    "/evaluations",
    "POST /api/exercise-scale userId responses map",
    "/api/exercise-score/{user}",
    "score",
  ],
  [
    "Diet",
    "Diet",
    "/diet",
    "/nurtition",
    "/mna",
    "/bmi",
    "POST /api/mna-test userID answers map",
    "/api/mna-score?userID={user}",
    "mnaScore",
  ],
  [
    "Stress",
    "Stress",
    "/stress",
    "/stressscale",
    "/stressscore",
    "/stress",
    "POST /api/stress-scale userId responses map",
    "/api/stress-score/{user}",
    "score",
  ],
  [
    "Sleep",
    "Sleep",
    "/sleep",
    "/pitt",
    "/pittscore",
    "/sleep",
    "POST /api/sleep-scale userId responses map",
    "/api/sleep-score/{user}",
    "score",
  ],
])(
  "%s keeps its routes and calls to the letter",
  (category, name, intro, questionnaire, score, back, call, read, field) => {
    const domain = domains.find((one) => one.category === category);
    expect(textOf(domain?.name ?? "")).toBe(name);
    expect(domain?.routes).toEqual({ intro, questionnaire, score, back });
    if (!domain) throw new Error(`no ${category}`);
    const { path, userKey, answersKey, listsAnswers } = submitCall(domain);
    expect(`POST ${path} ${userKey} ${answersKey} ${listsAnswers ? "list" : "map"}`).toBe(call);
    expect([readUrl(domain, "{user}"), scoreField(domain)]).toEqual([read, field]);
  },
);

test("the domains stand in their order", () => {
  expect(domains.map(({ category }) => category)).toEqual([
    "Socialize",
    "Learning",
    "Exercise",
    "Diet",
    "Stress",
    "Sleep",
  ]);
});

const testWords = [
  "Test submitted successfully!",
  "Failed to submit test. Please try again.",
  "Failed to submit test. Please try again.",
  "User not logged in. Please log in first.",
  "login",
];
const responseWords = [
  "Responses submitted successfully",
  "Failed to submit responses",
  "Failed to submit responses",
  "User not logged in",
  "alert",
];

test.each([
  [
    "Socialize",
    [
      "Answers submitted successfully!",
      "Failed to submit answers. Please try again.",
      "An error occurred while submitting your answers.",
      "User ID is missing. Please log in again.",
      "alert",
    ],
  ],
  ["Learning", testWords],
  ["Diet", testWords],
  ["Exercise", responseWords],
  ["Stress", responseWords],
  ["Sleep", responseWords],
])("%s says what is specified", (category, words) => {
  const domain = domains.find((one) => one.category === category);
  const { submitted = "", refused = "", network = "", noUser = "" } = domain?.messages ?? {};
  const said = [submitted, refused, network, noUser].map((text) => textOf(text));
  expect([...said, domain?.whenNoUser]).toEqual(words);
});

test("only the social score page has words of its own for no score", () => {
  const own = domains.filter(({ messages }) => messages.noScore ?? messages.noScoreValue);
  expect(
    own.map(({ category, messages: { noScoreValue = "", noScore = "" } }) => [
      category,
      textOf(noScoreValue),
      textOf(noScore),
    ]),
  ).toEqual([["Socialize", "N/A", "No score found"]]);
});

test("body mass index comes before the diet questionnaire", () => {
  const [step] = domains.flatMap(({ firstSurvey }) => firstSurvey ?? []);
  const { messages, words, otherUnits, notInList, ...place } = step ?? {};
  expect(place).toEqual({ survey: "bmi", route: "/bmi", save: "saveBmi" });
  expect(Object.entries(messages ?? {}).map(([name, text]) => [name, textOf(text)])).toEqual([
    ["saved", "BMI saved successfully!"],
    ["refused", "Error saving BMI. Please try again."],
    ["unreached", "We could not reach Keepwell. Your numbers are still here."],
    ["noUser", "Error: User not logged in."],
    ["notChosen", "Please enter valid height and weight."],
  ]);
  expect(words && textOf(words.calculate)).toBe("Calculate BMI");
  expect(otherUnits?.fields.map(({ size }) => size)).toEqual([2.54, 0.45359237]);
  expect(notInList).toMatchObject({ name: "weight" });
});

test("each survey has its place in the catalogue, and none is named that does not exist", () => {
  const named = domains.flatMap(({ survey, variants, firstSurvey }) => [
    survey,
    ...(variants ?? []),
    ...(firstSurvey ? [firstSurvey.survey] : []),
  ]);
  // What home asks is a scale without an area.
  const ofHome = site().home.taster?.scale ?? [];
  expect([...named, ofHome].flat().sort()).toEqual([...surveyNames]);
  expect(ruleNames).toEqual(surveyNames);
});

test("routes and calls are unique", () => {
  const routes = domains.flatMap(({ routes, firstSurvey }) => [
    routes.intro,
    routes.questionnaire,
    routes.score,
    ...(firstSurvey ? [firstSurvey.route] : []),
  ]);
  expect(new Set(routes).size).toBe(routes.length);
  const calls = domains.flatMap(({ submit, score }) => [submit, score]);
  expect(new Set(calls).size).toBe(calls.length);
});

test("pictures of pages belong to pages that exist", () => {
  for (const { survey, pictures } of domains) {
    const pages = surveyOf(survey).pages.map(({ name }) => name);
    for (const page of Object.keys(pictures ?? {})) expect(pages).toContain(page);
  }
});

describe("the questionnaires have their pages", () => {
  test.each([
    ["socialization", [3, 2, 1, 3, 2, 1]],
    ["socialization-18", [3, 2, 1, 3, 2, 1, 3, 2, 1]],
    ["learning", [1, 1, 1, 1, 1, 1, 1]],
    ["exercise", [2, 2, 2, 2, 2, 1, 1, 1, 2, 1, 3]],
    ["bmi", [3]],
    ["diet", [1, 1, 1, 1, 1]],
    ["stress", [5, 4]],
    ["sleep", [4, 2, 2, 2, 2, 2, 2, 2]],
  ])("%s: %j", (name, counts) => {
    const items = itemsOf(surveyOf(name));
    expect(surveyOf(name).pages.map((_, page) => items.filter((item) => item.page === page).length)).toEqual(counts);
  });

  test.each(["socialization", "socialization-18"])("%s has its headings", (name) => {
    const titles = surveyOf(name).pages.map(({ title = "" }) => textOf(title));
    const blocks = ["Family-Based Questions", "Friendship-Based Questions", "Neighbor-Based Questions"];
    expect(titles).toEqual(blocks.flatMap((block) => [block, block, block]).slice(0, titles.length));
  });
});

test.each([
  ["socialization", "1-0", ["0", "1", "2", "3-4", "5-8", "9+"]],
  ["socialization", "2-0", ["Never", "Seldom", "Sometimes", "Often", "VeryOften", "Always"]],
  ["socialization", "3-0", ["< Monthly", "Monthly", "Few times/month", "Weekly", "Few times/week", "Daily"]],
  ["stress", "1-0", ["Never", "Almost Never", "Sometimes", "Fairly Often", "Very Often"]],
])("%s %s keeps the specified option texts on the wire", (name, item, values) => {
  const found = itemsOf(surveyOf(name)).find((one) => one.name === item);
  expect(found?.answer.kind === "choice" && found.answer.options.map(({ value }) => value)).toEqual(values);
});

test("the guard goes nowhere outside as shipped, and sister sites are reserved addresses", () => {
  expect(site().guardRedirect).toBeNull();
  for (const { url } of site().sisterSites) expect(new URL(url).hostname).toMatch(/\.example$/);
});
