import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppInfo } from "#core/api/public-scale.ts";
import type { SubmissionReply } from "#core/api/results.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import type { Catalogue } from "#core/content-model/domains.ts";
import { answersByQuestion } from "#core/shared/answers-by-question.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Scale } from "../../server/content/content.ts";
import { loadContent } from "../../server/content/files/load.ts";
import { contentWithNewScale, NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "keepwell-scales-"));
let server: TestServer;
let scale: Scale;
beforeAll(async () => {
  const { SURVEYS_DIR: surveys, SCORING_RULES_DIR: scoringRules } = contentWithNewScale(folder);
  const { content, issues } = await loadContent(surveys, scoringRules);
  if (!content) throw new Error(JSON.stringify(issues));
  server = await startTestServer({}, content);
  scale = content.scales.get(NEW_SCALE) as Scale;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = `/api/scales/${NEW_SCALE}`;
const chores = { stairs: "Easily", shopping: "With some effort", cleaning: "Easily" };
const good = {
  helper: true,
  "help-often": "Once a week or less",
  "days-out": 4,
  "at-hand": ["phone", "A light by the bed"],
  chores,
  confidence: 3,
};
const send = (userId: string, answers: unknown, headers = {}) => server.post(call, { userId, answers }, headers);

test("every worked example scores over the wire, its matrix given as SurveyJS gives it", async () => {
  for (const { answers, score, meaning } of scale.rule.examples) {
    const { userID } = await server.newPerson();
    const sent = await send(userID, answersByQuestion(answers));
    expect(sent).toMatchObject({ status: 200, body: { score, meaning } });
    expect(await server.get(`${call}/${userID}`)).toEqual({ status: 200, body: sent.body });
  }
});

test("rows of a matrix given item by item are the same answers", async () => {
  const { userID } = await server.newPerson();
  const { chores: _, ...others } = good;
  const rows = Object.fromEntries(Object.entries(chores).map(([row, picked]) => [`chores.${row}`, picked]));
  const key = { "idempotency-key": "0123456789abcdef" };
  const first = await send(userID, { ...others, ...rows }, key);
  expect(first).toMatchObject({ status: 200, body: { score: 12, subscores: { "chores-sum": 5 } } });
  expect(await send(userID, { ...others, chores }, key)).toEqual(first);
});

describe("refuses", () => {
  const refused: [string, object, string, string][] = [
    ["yes and no as text", { helper: "true" }, "helper", "ANSWER_UNKNOWN_OPTION"],
    ["yes and no as a number", { helper: 1 }, "helper", "ANSWER_UNKNOWN_OPTION"],
    ["a rating past its end", { confidence: 5 }, "confidence", "ANSWER_UNKNOWN_OPTION"],
    ["a rating between two numbers", { confidence: 2.5 }, "confidence", "ANSWER_UNKNOWN_OPTION"],
    ["a rating as text", { confidence: "3" }, "confidence", "ANSWER_UNKNOWN_OPTION"],
    ["one option where a list is due", { "at-hand": "phone" }, "at-hand", "ANSWER_WRONG_TYPE"],
    ["an empty list", { "at-hand": [] }, "at-hand", "ANSWER_MISSING"],
    ["an option picked twice", { "at-hand": ["phone", "phone"] }, "at-hand", "ANSWER_WRONG_TYPE"],
    ["a list with an unlisted option", { "at-hand": ["phone", "A cat"] }, "at-hand", "ANSWER_UNKNOWN_OPTION"],
    ["an option that stands alone, with another", { "at-hand": ["none", "phone"] }, "at-hand", "ANSWER_REFUSED"],
    ["a matrix that is one option", { chores: "Easily" }, "chores", "ANSWER_WRONG_TYPE"],
    ["a matrix that is a list", { chores: ["Easily"] }, "chores", "ANSWER_WRONG_TYPE"],
    ["an unanswered row", { chores: { stairs: "Easily", shopping: "Easily" } }, "chores.cleaning", "ANSWER_MISSING"],
    ["an unknown row", { chores: { ...chores, roof: "Easily" } }, "chores.roof", "ANSWER_UNKNOWN_ITEM"],
    ["an unlisted column", { chores: { ...chores, stairs: "Never" } }, "chores.stairs", "ANSWER_UNKNOWN_OPTION"],
    ["an object as a row", { chores: { ...chores, stairs: { $ne: 1 } } }, "chores.stairs", "ANSWER_UNKNOWN_OPTION"],
    ["a number out of range", { "days-out": 8 }, "days-out", "ANSWER_OUT_OF_RANGE"],
    ["what is not asked with these answers", { helper: false }, "help-often", "ANSWER_NOT_ASKED"],
    ["an item that does not exist", { other: 1 }, "other", "ANSWER_UNKNOWN_ITEM"],
  ];
  test.each(refused)("%s", async (_, change, path, code) => {
    const { userID } = await server.newPerson();
    const sent = await send(userID, { ...good, ...change });
    expect(sent).toMatchObject({ status: 400, body: { code: "INVALID_ANSWERS" } });
    const { issues } = sent.body as { issues: { path: string; code: string }[] };
    expect(issues.map((issue) => [issue.path.split("/")[0], issue.code])).toContainEqual([path, code]);
    expect(await server.get(`${call}/${userID}`)).toMatchObject({ status: 404, body: { code: "NO_SCORE" } });
  });

  test("an inherited name as a row", async () => {
    const { userID } = await server.newPerson();
    const bad = JSON.parse(JSON.stringify(good).replace('"stairs"', '"__proto__": "Easily", "stairs"'));
    expect((await send(userID, bad)).status).toBe(400);
  });

  test("another body, an unknown user, and a version it never published", async () => {
    const { userID } = await server.newPerson();
    expect((await server.post(call, { userID, answers: good })).body).toMatchObject({ code: "INVALID_BODY" });
    expect((await server.post(call, { userId: userID, answers: [1] })).body).toMatchObject({ code: "INVALID_BODY" });
    const { token } = await server.newPerson();
    for (const authorization of [token, ""])
      for (const id of [userID, "nobody"])
        expect(await send(id, good, { authorization })).toMatchObject({
          status: 401,
          body: { code: "SESSION_NEEDED" },
        });
    const headers = { "keepwell-content": "A".repeat(43) };
    expect((await send(userID, good, headers)).body).toMatchObject({ code: "UNKNOWN_CONTENT_VERSION" });
    expect((await send(userID, good, { "keepwell-content": scale.hash })).status).toBe(200);
  });

  test("an id that is no further scale: unknown, a domain's own, a variant, a survey asked first", async () => {
    const { userID } = await server.newPerson();
    const [domain] = server.content.catalogue.domains;
    const withVariant = server.content.catalogue.domains.find(({ variants }) => variants);
    const withStep = server.content.catalogue.domains.find(({ firstSurvey }) => firstSurvey);
    const ids = ["nothing", domain?.survey, withVariant?.variants?.[0], withStep?.firstSurvey?.survey];
    for (const id of ids) {
      const unknown = { status: 404, body: { code: "NOT_FOUND" } };
      expect(id).toMatch(/^[a-z]/);
      expect(await server.post(`/api/scales/${id}`, { userId: userID, answers: good })).toMatchObject(unknown);
      expect(await server.get(`/api/scales/${id}/${userID}`)).toMatchObject(unknown);
    }
  });
});

test("the same key is taken once, and a person's result is not another's", async () => {
  const [one, other] = [await server.newPerson(), await server.newPerson()];
  const key = { "idempotency-key": "0123456789abcdef" };
  const replies = [await send(one.userID, good, key), await send(one.userID, good, key)];
  expect(replies[1]).toEqual(replies[0]);
  expect(await send(one.userID, { ...good, confidence: 0 }, key)).toMatchObject({ status: 200 });
  expect((await server.get(`/api/scales/${NEW_SCALE}/${one.userID}/history`)).body).toHaveLength(1);
  expect(await server.get(`${call}/${other.userID}`)).toMatchObject({ status: 404, body: { code: "NO_SCORE" } });
});

test("results are listed under the rule's title", async () => {
  const { userID } = await server.newPerson();
  const { body } = await send(userID, good);
  const { score: value, meaning, submittedAt: timestamp } = body as SubmissionReply;
  const forum = textOf(scale.rule.title);
  expect((await server.get(`/view-scores/${userID}`)).body).toEqual([{ forum, value, meaning, timestamp }]);
});

test("browsers are told of further scales alone", async () => {
  const { scales } = (await server.get("/content/app.json")).body as AppInfo;
  expect(scales).toContainEqual({
    id: NEW_SCALE,
    title: scale.rule.title,
    about: scale.rule.about,
    description: scale.survey.description,
  });
  const { domains } = (await server.get("/content/domains.json")).body as Catalogue;
  for (const { survey } of domains) expect(scales.map(({ id }) => id)).not.toContain(survey);
});

test("the documented example of both files passes the check as it stands", async () => {
  const own = mkdtempSync(join(tmpdir(), "keepwell-documented-"));
  const { SURVEYS_DIR: surveys, SCORING_RULES_DIR: scoringRules } = contentWithNewScale(own);
  const section = readFileSync("docs/scales.md", "utf8").split("\n## By hand\n")[1] ?? "";
  const [survey = "", rule = ""] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text);
  writeFileSync(join(surveys, "fresh-air.json"), survey);
  writeFileSync(join(scoringRules, "fresh-air.json"), rule);
  const { content, issues } = await loadContent(surveys, scoringRules);
  rmSync(own, { recursive: true, force: true });
  expect(issues).toEqual([]);
  expect(content?.scales.has("fresh-air")).toBe(true);
});

test.each([
  ["ranking", /dragging/, /matrix/],
  ["imagepicker", /pictures/, /radiogroup/],
  ["paneldynamic", /as many answers/, /visibleIf/],
  ["matrixdynamic", /as many answers/, /visibleIf/],
  ["matrixdropdown", /cells/, /matrix/],
  ["file", /send a file/, /text/],
  ["signaturepad", /drawn by hand/, /boolean/],
])("a %s is refused with the reason and what to use instead", (type, why, instead) => {
  const element = { type, name: "order", title: "In which order?", choices: ["a", "b"] };
  const issues = shapeIssues("survey", "surveys/x.json", {
    title: "x",
    pages: [{ name: "page1", elements: [element] }],
  });
  expect(issues).toEqual([
    {
      code: "SHAPE",
      file: "surveys/x.json",
      path: "pages[0].elements[0]",
      message: expect.stringMatching(why),
      hint: expect.stringMatching(instead),
    },
  ]);
});

test("one run names the mistakes beside a type that is unknown too", async () => {
  const own = mkdtempSync(join(tmpdir(), "keepwell-all-issues-"));
  const { SURVEYS_DIR: surveys, SCORING_RULES_DIR: scoringRules } = contentWithNewScale(own);
  const section = readFileSync("docs/scales.md", "utf8").split("\n## By hand\n")[1] ?? "";
  const [survey = "", rule = ""] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text);
  const document = JSON.parse(survey);
  const [page] = document.pages;
  const [first] = page.elements;
  page.elements.push({ type: "ranking", name: "order", title: "?" }, null, { ...first });
  page.elements.push({ ...first, name: "later", visibleIf: "{ordr} = 1 or {order} = 1" });
  writeFileSync(join(surveys, "fresh-air.json"), JSON.stringify(document));
  writeFileSync(join(scoringRules, "fresh-air.json"), rule);
  const { issues } = await loadContent(surveys, scoringRules);
  rmSync(own, { recursive: true, force: true });
  const last = page.elements.length - 1;
  expect(issues.map(({ code, path }) => [code, path])).toEqual([
    ["SHAPE", `pages[0].elements[${last - 3}]`],
    ["SHAPE", `pages[0].elements[${last - 2}]`],
    ["QUESTION_TWICE", `pages[0].elements[${last - 1}].name`],
    ["CONDITION_NAME", `pages[0].elements[${last}].visibleIf`],
  ]);
});
