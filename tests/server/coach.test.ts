import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdviceReply } from "#core/api/advice.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { SourceAddress } from "#core/content-model/guidance.ts";
import { pointsOf } from "#core/shared/advice-points.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Library, openLibrary } from "../../server/content/search/library.ts";
import { createGuide } from "../../server/guidance/guide.ts";
import { pointWithSource } from "../../src/ui/advice/points-list.tsx";
import { submitCall } from "../support/domain-calls.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let library: Library | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const words = () => server.content.site.guide;
const advice = async (userID: string, criteria: string) =>
  ((await server.post("/get-advice", { userID, criteria })).body as AdviceReply).advice;
const chat = async (message: string) => (await server.post("/chat", { message })).body as string;

/** Sends the example of a questionnaire with the lowest or highest score. */
async function answer(userID: string, { survey, submit }: Domain, wanted: (scores: number[]) => number) {
  const scale = server.content.scales.get(survey);
  const examples = scale?.rule.examples ?? [];
  const score = wanted(examples.map((one) => one.score));
  const answers = examples.find((one) => one.score === score)?.answers ?? {};
  const sent = submitCall({ submit }).listsAnswers ? scale?.items.map(({ name }) => answers[name]) : answers;
  expect(
    (
      await server.post(submitCall({ submit }).path, {
        [submitCall({ submit }).userKey]: userID,
        [submitCall({ submit }).answersKey]: sent,
      })
    ).status,
  ).toBe(200);
}

describe("the guide's library", () => {
  const plain: [string, string | null][] = [
    ["I cant sleep", "fall-asleep"],
    ["I feel so lonely since my husband died", "after-a-partner-died"],
    ["do I have dementia?", "memory-worry"],
    ["what about vitamin d", "vitamin-d"],
    ["how to use zoom", "first-zoom-meeting-on-tablet"],
    ["loneliness", "isolation-and-mood"],
    ["tai chi", "tai-chi-or-yoga"],
    ["What is the capital of France?", null],
    ["Who won the football game?", null],
    ["stock market tips", null],
    ["how do I bake bread", null],
    ["<script>void(0)</script>", null],
    ["???", null],
  ];
  test.each(plain)("finds for %j: %s", async (question, id) => {
    library ??= await openLibrary(server.content.guidance, server.content.catalogue);
    expect(library.find(question)?.id ?? null).toBe(id);
  });

  test("holds at least twelve entries of each domain", () => {
    for (const { category } of server.content.catalogue.domains) {
      expect(server.content.guidance.filter((one) => one.category === category).length).toBeGreaterThanOrEqual(12);
    }
  });
});

test("each source that advice names has its address", async () => {
  const sources = (await server.get("/content/sources.json")).body as SourceAddress[];
  expect(new Set(sources.map(({ words }) => words)).size).toBe(sources.length);
  const { userID } = await server.newPerson();
  const named = pointsOf(await advice(userID, "Anyone")).flatMap((point) => pointWithSource(point).source ?? []);
  expect(named.length).toBeGreaterThan(5);
  for (const source of named) {
    expect(sources).toContainEqual({ words: source, url: expect.stringMatching(/^https:/) });
  }
});

describe("POST /get-advice", () => {
  test("for anyone: a point for each domain, each with its source, and what the guide is", async () => {
    const { userID } = await server.newPerson();
    const text = await advice(userID, "Anyone");
    expect(text.split("\n").every((line) => line.startsWith("- "))).toBe(true);
    const points = pointsOf(text);
    const { domains } = server.content.catalogue;
    expect(points).toHaveLength(domains.length + 1);
    for (const [index, { name }] of domains.entries()) {
      expect(points[index]).toMatch(new RegExp(`^${textOf(name)}: .+ \\(Source: .+, .+, \\d{4}\\.\\)$`));
    }
    expect(points.at(-1)).toBe(textOf(words().about));
    expect(await advice(userID, "Anyone")).toBe(text);
  });

  test("like me, with no result yet: what to do first", async () => {
    const { userID } = await server.newPerson();
    expect(pointsOf(await advice(userID, "LikeMe"))).toEqual(
      [...words().first, words().about].map((text) => textOf(text)),
    );
  });

  test("like me: the weakest first, the strong acknowledged, the missing named, always the same", async () => {
    const { userID } = await server.newPerson();
    const higher = server.content.catalogue.domains.filter(
      ({ survey, firstSurvey }) => server.content.scales.get(survey)?.rule.gauge?.better === "lower" && !firstSurvey,
    );
    const [strong, , weak] = higher;
    if (!strong || !weak) throw new Error("too few domains");
    await answer(userID, strong, (scores) => Math.min(...scores));
    await answer(userID, weak, (scores) => Math.max(...scores));
    const text = await advice(userID, "LikeMe");
    const points = pointsOf(text);
    const meaning = (domain: Domain, end: 0 | -1) =>
      textOf(server.content.scales.get(domain.survey)?.rule.bands.at(end)?.meaning ?? "");
    expect(points[0]).toContain(`${textOf(weak.name)}: your latest result is “${meaning(weak, -1)}”`);
    expect(points[0]).toMatch(/doctor/);
    expect(points[1]).toContain("Source: ");
    const praise = points.find((point) => point.includes(textOf(words().strength)));
    expect(praise).toContain(`${textOf(strong.name)}: your latest result is “${meaning(strong, 0)}”`);
    expect(points.at(-2)).toMatch(/^Not answered yet: /);
    expect(points.at(-2)).not.toContain(textOf(weak.name));
    expect(await advice(userID, "LikeMe")).toBe(text);
  });
});

test("the coach says no weaker time than an alert, and calls no such area a strength", () => {
  const { catalogue, scales } = server.content;
  const domain = catalogue.domains.find(({ survey }) => survey === "diet") as Domain;
  const bands = scales.get("diet")?.rule.bands ?? [];
  const [lost] = scales.get("diet")?.rule.alerts ?? [];
  const said = (band: (typeof bands)[number] | undefined, alerts: readonly unknown[]) => {
    const result = { domain, band, meaning: "", scale: "diet", score: 9, submittedAt: "2026-09-23T12:00:00Z" };
    const results = [{ ...result, ageBand: "70-79", alerts, ahead: null }];
    const [point] = createGuide(server.content).adviceFor({
      ...{ age: 76, ageBand: "70-79", gender: "Female", results: results as never },
    });
    return point;
  };
  expect(said(bands[1], [])?.text).toContain("Tell your doctor at your next visit.");
  expect(said(bands[1], [lost])?.text).toMatch(/^Please see your doctor this week\. Call the same day/);
  expect(said(bands[1], [lost])?.text).not.toContain("next visit");
  expect(said(bands[2], [])).toMatchObject({ area: { isStrong: true } });
  expect(said(bands[2], [lost])).toMatchObject({ area: { isStrong: false }, text: expect.stringMatching(/this week/) });
  expect(said(bands[1], [])?.area).not.toHaveProperty("calls");
  // A step that speaks of a helpline brings its number, also while everything else is folded.
  expect(said(scales.get("stress")?.rule.bands.at(-1), [])?.area?.calls).toEqual(["988"]);
});

describe("POST /api/ai-advice", () => {
  const ask = (prompt: unknown, authorization?: string) =>
    server.post("/api/ai-advice", { prompt }, authorization === undefined ? {} : { authorization });

  test("answers with the raw token, and names source and itself", async () => {
    const { token } = await server.newPerson();
    const { status, body } = await ask("How can I fall asleep more easily?", token);
    expect(status).toBe(200);
    const { advice: text } = body as AdviceReply;
    expect(text).toMatch(/\n\nSource: .+, .+, \d{4}\.\n\n/);
    expect(text).toContain(textOf(words().about));
  });

  test("refuses an ended and an expired token", async () => {
    const { token } = await server.newPerson();
    const ended = (await server.newPerson()).token;
    await server.post("/api/session/end", {}, { authorization: ended });
    expect((await ask("How?", ended)).status).toBe(401);
    server.setTime(new Date(START.getTime() + 91 * 24 * 60 * 60 * 1000));
    expect((await ask("How?", token)).status).toBe(401);
    server.setTime(START);
  });

  test("reads results that a prompt brings along, the weakest first", async () => {
    const { token } = await server.newPerson();
    const { domains } = server.content.catalogue;
    const prompt = domains.map(({ name }) => `${textOf(name)}: 0`).join("\n");
    const points = pointsOf(((await ask(prompt, token)).body as AdviceReply).advice);
    const named = points.filter((point) => point.includes("your latest result is"));
    expect(named).toHaveLength(domains.length);
    expect(points[0]).toContain("your latest result is");
    expect(points.findIndex((point) => point.includes(textOf(words().strength)))).toBeGreaterThan(2);
  });
});

describe("POST /chat", () => {
  test("says when it does not know, and what it does know", async () => {
    const text = await chat("What is the capital of France?");
    expect(text).toContain(textOf(words().unknown));
    for (const { name } of server.content.catalogue.domains) expect(text).toContain(`\n- ${textOf(name)}\n`);
  });

  test("greets, and says what it is", async () => {
    for (const hello of ["Hello", "good morning!"]) expect(await chat(hello)).toContain(textOf(words().greeting));
    for (const thanks of ["thank you", "bye"]) expect(await chat(thanks)).toContain(textOf(words().thanks ?? ""));
  });

  test("puts safety first and gives no advice after it", async () => {
    const text = await chat("I have chest pain. Which exercises help with balance?");
    expect(text).toContain("911");
    expect(text).not.toContain("Source");
    expect(await chat("I don't want to live anymore")).toContain("988");
  });
});
