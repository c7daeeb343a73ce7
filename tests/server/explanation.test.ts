import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Explanation, HistoryEntry, LatestResult } from "#core/api/explanation.ts";
import type { AppInfo, PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { answersByQuestion } from "#core/shared/answers-by-question.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Content, makeScale, type Scale } from "../../server/content/content.ts";
import { loadContent } from "../../server/content/files/load.ts";
import { publishContent } from "../../server/content/live/store.ts";
import { submitCall } from "../support/domain-calls.ts";
import { contentWithNewScale, NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { storeExample } from "../support/store-examples.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "keepwell-explanation-"));
let server: TestServer;
let older: Scale;

const hourAfterStart = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const domains = () => server.content.catalogue.domains;
const scaleOf = (id: string) => server.content.scales.get(id) as Scale;

/** A version from before: other words for a question and an option, another rule version. */
function olderVersion({ survey, rule }: Scale): Scale {
  const words = JSON.stringify(survey)
    .replace("How often did you feel tense", "How frequently did you feel tense")
    .replaceAll('"default":"Very Often"', '"default":"All the time"');
  return makeScale(JSON.parse(words), { ...rule, version: "0.9.0" });
}

beforeAll(async () => {
  const { SURVEYS_DIR, SCORING_RULES_DIR } = contentWithNewScale(folder);
  const { content, issues } = await loadContent(SURVEYS_DIR, SCORING_RULES_DIR);
  if (!content) throw new Error(JSON.stringify(issues));
  server = await startTestServer({}, content);
  older = olderVersion(scaleOf("stress"));
  const before: Content = { ...content, scales: new Map([["stress", older]]) };
  await publishContent(server.database, before, START);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function sendExample(userID: string, survey: string, score: number, version?: Scale) {
  const domain = domains().find((one) => one.survey === survey || one.variants?.includes(survey));
  const { rule, items } = scaleOf(survey);
  const example = rule.examples.find((one) => one.score === score);
  const answers = example?.answers ?? {};
  for (const stored of Object.values(example?.stored ?? {})) {
    const bands = scaleOf("bmi").rule.bands.filter(({ from }) => stored >= from);
    const category = textOf(bands.at(-1)?.meaning ?? "");
    await server.post("/api/save-bmi", { userID, bmi: stored.toFixed(1), category });
  }
  const headers: Record<string, string> = version ? { "keepwell-content": version.hash } : {};
  const { path, userKey, answersKey, listsAnswers } = submitCall(domain as Domain);
  const sent = listsAnswers ? items.map(({ name }) => answers[name]) : answers;
  const reply = await server.post(path, { [userKey]: userID, [answersKey]: sent }, headers);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}

const explanationOf = async (scale: string, userID: string) =>
  (await server.get(`/api/scales/${scale}/${userID}/working`)).body as Explanation;
const historyOf = async (scale: string, userID: string) =>
  (await server.get(`/api/scales/${scale}/${userID}/history`)).body as HistoryEntry[];

test("each domain's latest result shows its answers, points and score", async () => {
  for (const { survey } of domains()) {
    const { userID } = await server.newPerson();
    const { rule, items } = scaleOf(survey);
    const scores = rule.examples.map(({ score }) => score);
    await sendExample(userID, survey, Math.max(...scores));
    const shown = await explanationOf(survey, userID);
    expect(shown).toMatchObject({ scale: survey, version: rule.version, instrument: rule.instrument });
    expect(shown.score?.value).toBe(Math.max(...scores));
    expect(shown.submittedAt).toBe(START.toISOString());
    const titles = items.map(({ title }) => title);
    for (const { title, answer } of shown.items) {
      expect(titles).toContainEqual(title);
      expect(answer.every((text) => textOf(text) !== "")).toBe(true);
    }
  }
});

test("a standalone scale's explanation names a matrix's rows and what was picked together", async () => {
  const { userID } = await server.newPerson();
  const [example] = scaleOf(NEW_SCALE).rule.examples;
  const answers = answersByQuestion(example?.answers ?? {});
  expect((await server.post(`/api/scales/${NEW_SCALE}`, { userId: userID, answers })).status).toBe(200);
  const { items, score } = await explanationOf(NEW_SCALE, userID);
  expect(score?.value).toBe(example?.score);
  expect(items.find(({ name }) => name === "chores.stairs")).toMatchObject({
    title: "Climbing one flight of stairs",
    partOf: "How do these go?",
    answer: ["Hardly or not at all"],
    points: 0,
  });
  expect(items.find(({ name }) => name === "at-hand")?.answer).toEqual(["None of these"]);
  expect(items.find(({ name }) => name === "helper")?.answer).toEqual([{ default: "Yes", es: "Sí" }]);
});

test("questions and options stand in the words of the version that was answered", async () => {
  const { userID } = await server.newPerson();
  await sendExample(userID, "stress", 20, older);
  const { version, items } = await explanationOf("stress", userID);
  expect(version).toBe("0.9.0");
  expect(textOf(items[2]?.title ?? "")).toBe("How frequently did you feel tense or on edge?");
  expect(items[0]?.answer.map((text) => textOf(text))).toEqual(["All the time"]);
});

test("a variant's result is read as its domain's", async () => {
  const { userID } = await server.newPerson();
  const domain = domains().find(({ variants }) => variants);
  const [variant = ""] = domain?.variants ?? [];
  await sendExample(userID, domain?.survey ?? "", 0);
  server.setTime(hourAfterStart(1));
  await sendExample(userID, variant, 11);
  server.setTime(START);
  expect((await explanationOf(domain?.survey ?? "", userID)).scale).toBe(variant);
  const scales = (await historyOf(domain?.survey ?? "", userID)).map(({ scale }) => scale);
  expect(scales).toEqual([domain?.survey, variant]);
});

test("the history runs from the oldest on, with the version each was reached by", async () => {
  const { userID } = await server.newPerson();
  await sendExample(userID, "stress", 20, older);
  server.setTime(hourAfterStart(1));
  await sendExample(userID, "stress", 13);
  server.setTime(START);
  expect(await historyOf("stress", userID)).toEqual([
    { score: 20, meaning: "Moderate", submittedAt: START.toISOString(), scale: "stress", version: "0.9.0" },
    { score: 13, meaning: "Low", submittedAt: hourAfterStart(1).toISOString(), scale: "stress", version: "1.0.0" },
  ]);
});

test("the history keeps to the newest 50", async () => {
  const { userID } = await server.newPerson();
  for (let count = 0; count < 52; count++) {
    server.setTime(hourAfterStart(count));
    await sendExample(userID, "stress", count === 0 ? 40 : 13);
  }
  server.setTime(START);
  const entries = await historyOf("stress", userID);
  expect(entries).toHaveLength(50);
  expect(entries[0]?.submittedAt).toBe(hourAfterStart(2).toISOString());
  expect(entries.at(-1)?.submittedAt).toBe(hourAfterStart(51).toISOString());
});

test("the overview holds the latest result of each assessment, and how it differs from the one before", async () => {
  const { userID } = await server.newPerson();
  const overview = async () => (await server.get(`/api/overview/${userID}`)).body as LatestResult[];
  expect(await overview()).toEqual([]);
  await sendExample(userID, "stress", 13);
  server.setTime(hourAfterStart(1));
  await sendExample(userID, "stress", 20);
  const [domain] = domains().filter(({ variants }) => variants);
  await sendExample(userID, domain?.variants?.[0] ?? "", 11);
  server.setTime(START);
  const results = await overview();
  expect(results.map(({ survey, score, change }) => [survey, score, change])).toEqual([
    [domain?.survey, 11, "first"],
    ["stress", 20, "more"],
  ]);
  expect(results[1]?.submittedAt).toBe(hourAfterStart(1).toISOString());
  const { meaning, tone, nextStep } = scaleOf("stress").rule.bands[1] ?? {};
  expect(results[1]?.band).toEqual({ meaning, tone, nextStep });
});

test("the overview has what may not be left out beside a meaning", async () => {
  const { userID } = await server.newPerson();
  await sendExample(userID, "learning", 5);
  const [result] = (await server.get(`/api/overview/${userID}`)).body as LatestResult[];
  expect(result?.band).toMatchObject({ aside: scaleOf("learning").rule.bands[0]?.aside });
  expect(textOf(result?.band?.aside ?? "")).toMatch(/not about thinking/);
});

test("a result of a variant that two domains share stands at both", async () => {
  const { survey, variants = [] } = domains().find((one) => one.variants) ?? {};
  const shared = domains().map((one) => (one.survey === "stress" ? { ...one, variants } : one));
  const other = await startTestServer({}, { ...server.content, catalogue: { domains: shared } });
  const { userID } = await other.newPerson();
  await storeExample(other.database, userID, scaleOf(`${variants[0]}`), 0);
  const results = (await other.get(`/api/overview/${userID}`)).body as LatestResult[];
  expect(results.map((one) => one.survey)).toEqual([survey, "stress"]);
  await other.close();
});

test("results of two versions are not compared in the overview", async () => {
  const { userID } = await server.newPerson();
  await sendExample(userID, "stress", 20, older);
  server.setTime(hourAfterStart(1));
  await sendExample(userID, "stress", 13);
  server.setTime(START);
  expect((await server.get(`/api/overview/${userID}`)).body).toMatchObject([{ score: 13, change: "otherQuestions" }]);
});

describe("whose it is", () => {
  test("a person without a result has no explanation and no history", async () => {
    const { userID } = await server.newPerson();
    const path = `/api/scales/stress/${userID}`;
    expect(await server.get(`${path}/working`)).toMatchObject({ status: 404, body: { code: "NO_SCORE" } });
    expect((await server.get(`${path}/history`)).body).toEqual([]);
  });

  test("whoever is logged in reads these of themselves alone, and a user id without a log-in reads none", async () => {
    const [one, other] = [await server.newPerson(), await server.newPerson()];
    await sendExample(one.userID, "stress", 20);
    for (const id of [one.userID, "nobody", one.userID.slice(0, -1), `${one.userID}x`, one.userID.toLowerCase()])
      for (const authorization of [other.token, "", "nonsense"])
        for (const path of [`scales/stress/${id}/working`, `scales/stress/${id}/history`, `overview/${id}`])
          expect(await server.get(`/api/${path}`, { authorization }), path).toMatchObject({
            status: 401,
            body: { code: "SESSION_NEEDED" },
          });
    expect((await explanationOf("stress", one.userID)).score?.value).toBe(20);
  });

  test("another domain's result is not this one's", async () => {
    const { userID } = await server.newPerson();
    await sendExample(userID, "stress", 20);
    expect(await server.get(`/api/scales/sleep/${userID}/working`)).toMatchObject({ status: 404 });
    expect(await historyOf("sleep", userID)).toEqual([]);
  });

  test("personal answers are never cached", async () => {
    const { userID } = await server.newPerson();
    for (const call of ["working", "history"]) {
      const { headers } = await server.app.inject({ url: `/api/scales/stress/${userID}/${call}` });
      expect(headers["cache-control"]).toBe("no-store");
    }
  });
});

test.each(["nothing", "socialization-18", "constructor"])("%s is no scale that is read", async (scale) => {
  const { userID } = await server.newPerson();
  for (const call of ["working", "history"])
    expect(await server.get(`/api/scales/${scale}/${userID}/${call}`)).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
});

test("a survey asked first shows its latest result, so that nobody is asked again", async () => {
  const { userID } = await server.newPerson();
  const path = `/api/scales/bmi/${userID}/working`;
  expect(await server.get(path)).toMatchObject({ status: 404, body: { code: "NO_SCORE" } });
  const answers = { feet: 5, inches: 4, weight: 150 };
  const saved = await server.post("/api/save-bmi", { userID, bmi: "25.7", category: "Overweight", answers });
  expect(saved).toMatchObject({ status: 200 });
  const { status, body } = await server.get(path);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { scale: "bmi", band: { meaning: { default: "Overweight" } } },
  });
});

test.each(["a b", "x".repeat(129), "../login", "'; DROP TABLE submission;--", "{}", "é"])(
  "an id that is none (%j) and a scale that is none are refused",
  async (bad) => {
    const headers = { authorization: (await server.newPerson()).token };
    for (const path of [`stress/${encodeURIComponent(bad)}`, `${encodeURIComponent(bad)}/someone`])
      for (const call of ["working", "history"])
        expect(await server.get(`/api/scales/${path}/${call}`, headers)).toMatchObject({
          status: 400,
          body: { code: expect.stringMatching(/^(INVALID_BODY|BAD_REQUEST)$/), error: expect.any(String) },
        });
  },
);

test("only the points that were given come out, and browsers are told that these calls are there", async () => {
  const { userID } = await server.newPerson();
  await sendExample(userID, "stress", 0);
  const shown = JSON.stringify(await explanationOf("stress", userID));
  expect(shown).not.toContain("Sometimes");
  expect(shown).not.toMatch(/"(values|examples|points)":[{[]/);
  const info = (await server.get("/content/app.json")).body as AppInfo;
  expect(info.hasOwnStorage).toBe(true);
  const view = (await server.get("/content/scales/exercise.json")).body as PublicScale;
  expect(view.margin?.within).toBe(87);
});

test("OpenAPI lists both calls", async () => {
  const { paths } = (await server.get("/docs/json")).body as { paths: Record<string, object> };
  for (const call of ["working", "history"])
    expect(paths[`/api/scales/{scale}/{userId}/${call}`]).toHaveProperty(["get", "responses", "200"]);
});
