import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writtenRuleSchema } from "#core/content-check/written-rule-schema.ts";
import type { FurtherResult } from "#core/content-model/rule-result.ts";
import { exportRecord } from "#core/export/export-record.ts";
import { exportVariables } from "#core/export/variables.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { loadContent } from "../../server/content/files/load.ts";
import { editedContent } from "../support/edited-content.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// Two sums of twenty answers, and a category beside a number: their files stand in tests/scales.
const read = (id: string, part: string) => JSON.parse(readFileSync(`tests/scales/${id}/${part}.json`, "utf8"));
const SCALES = ["panas", "ipaq-sf"];

const files = editedContent();

async function loaded(edit: (rule: Record<string, unknown>) => void = () => {}) {
  for (const id of SCALES) {
    files.write(`surveys/${id}.json`, JSON.stringify(read(id, "survey")));
    const rule = read(id, "rule");
    if (id === "ipaq-sf") edit(rule);
    files.write(`scoring-rules/${id}.json`, JSON.stringify(rule));
  }
  return loadContent(files.surveysDir, files.scoringRulesDir);
}

let server: TestServer;
beforeAll(async () => {
  const { content, issues } = await loaded();
  if (!content) throw new Error(JSON.stringify(issues));
  server = await startTestServer({}, content);
});
afterAll(() => server.close());

const NO_WALKS = { walk_days: 0, mod_days: 0, sit_min: 300 };

async function sent(id: string, answers: object) {
  const { userID, token } = await server.newPerson();
  const reply = await server.post(`/api/scales/${id}`, { userId: userID, answers });
  return { userID, token, reply };
}

test("a reply holds every result by its name, and so does each later read", async () => {
  const answers = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index + 1}`, (index % 5) + 1]));
  const { userID, token, reply } = await sent("panas", answers);
  expect(reply).toMatchObject({ status: 200, body: { score: 31, meaning: "" } });
  expect(reply.body).toMatchObject({ results: [{ name: "negative", score: 29, meaning: "" }] });
  expect(await server.get(`/api/scales/panas/${userID}`)).toEqual({ status: 200, body: reply.body });
  const explanation = await server.get(`/api/scales/panas/${userID}/working`, { authorization: token });
  expect(explanation.body).toMatchObject({
    main: "Positive",
    score: { value: 31 },
    results: [{ name: "negative", title: "Negative", score: { value: 29 }, range: { min: 10, max: 50 } }],
  });
});

test("an item left open leaves out its own result alone", async () => {
  const answers = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index + 1}`, 3]));
  delete answers["p2"];
  const { reply } = await sent("panas", answers);
  expect(reply.body).toMatchObject({
    score: 30,
    results: [{ name: "negative", score: null, missing: { open: 1, of: 10, needs: 10 } }],
  });
});

test("where the method gives no result there is none, and neither a zero", async () => {
  const { userID, reply } = await sent("ipaq-sf", { vig_days: 7, vig_min: 961, ...NO_WALKS });
  expect(reply).toMatchObject({ status: 200, body: { score: null, none: true, meaning: "" } });
  expect(reply.body).toMatchObject({ results: [{ name: "met", score: null, none: true }] });
  expect(await server.get(`/api/scales/ipaq-sf/${userID}`)).toEqual({ status: 200, body: reply.body });
});

test("a page gets what it needs to show each result, and no formula", async () => {
  const { body } = await server.get("/content/scales/ipaq-sf.json");
  expect(body).toMatchObject({
    main: { name: "category", title: "Category" },
    show: "meaning",
    further: [{ name: "met", unit: "MET-minutes a week", decimals: 1, bands: [] }],
  });
  expect(JSON.stringify(body)).not.toContain("counted days");
});

test("an export has a column for each result, and the band of one that has bands", () => {
  const scale = server.content.scales.get("ipaq-sf");
  if (!scale) throw new Error("not published");
  const variables = exportVariables([scale]);
  const names = variables.map(({ name }) => name);
  expect(names).toContain("result:met");
  const answers = { vig_days: 3, vig_min: 20, ...NO_WALKS };
  const { score, meaning, trace } = scoreAnswers(scale.rule, answers);
  const record = exportRecord(variables, {
    participant: "p",
    submission: "s",
    submittedAt: "",
    ageBand: "",
    contentVersion: "",
    ruleVersion: "",
    answers,
    trace,
    score,
    meaning,
    replacedBy: null,
    firstSubmittedAt: null,
    original: null,
  });
  expect(record).toMatchObject({ score: 2, meaning: "Moderate", "result:met": 480 });
});

const resultsIn = (rule: Record<string, unknown>) => rule["results"] as FurtherResult[];
const first = (rule: Record<string, unknown>) => resultsIn(rule)[0] as FurtherResult;
const second = (rule: Record<string, unknown>) => resultsIn(rule)[1] as FurtherResult;
const SLIPS: [string, (rule: Record<string, unknown>) => void, string, string][] = [
  [
    "a name that is taken",
    (rule) => Object.assign(second(rule), { name: "category" }),
    "RESULT_TWICE",
    "results[1].name",
  ],
  [
    "a name that is nothing",
    (rule) => Object.assign(second(rule), { formula: "{nix}" }),
    "NAME_UNKNOWN",
    "results[1].formula",
  ],
  [
    "a range too narrow",
    (rule) => Object.assign(second(rule).range, { max: 10_000 }),
    "RANGE_NARROW",
    "results[1].range.max",
  ],
  [
    "a range of the score",
    (rule) => Object.assign(first(rule).range, { min: 0 }),
    "RANGE_WIDE",
    "results[0].range.min",
  ],
  [
    "none() without a word",
    (rule) => Object.assign(first(rule), { none: undefined }),
    "NONE_UNSAID",
    "results[0].formula",
  ],
  [
    "a word for a none() that never is",
    (rule) => Object.assign(second(rule), { formula: "{MET-minutes}" }),
    "NONE_NEVER",
    "results[1].none",
  ],
  [
    "a gauge without bands",
    (rule) => Object.assign(second(rule), { gauge: { max: 19278, better: "higher" } }),
    "GAUGE_ALONE",
    "results[1].gauge",
  ],
  [
    "a gauge where the meaning alone is shown",
    (rule) => Object.assign(first(rule), { gauge: { max: 3, better: "higher" } }),
    "GAUGE_HIDDEN",
    "results[0].gauge",
  ],
  [
    "a meaning without bands",
    (rule) => Object.assign(second(rule), { show: "meaning" }),
    "SHOW_NOTHING",
    "results[1].show",
  ],
  [
    "a band out of order",
    (rule) => Object.assign(first(rule).bands[1] ?? {}, { from: 1 }),
    "BANDS_ORDER",
    "results[0].bands[1].from",
  ],
  ["a misspelt property", (rule) => Object.assign(second(rule), { units: "x" }), "SHAPE", "results[1]"],
  ["no formula", (rule) => Object.assign(second(rule), { formula: undefined }), "SHAPE", "results[1]"],
  ["a result and a score", (rule) => Object.assign(rule, { score: "1" }), "SHAPE", ""],
  [
    "none() in a subscore",
    (rule) =>
      (rule["subscores"] as { expression: string }[]).forEach((one, index) => {
        if (index === 0) one.expression = "iif({vig_min} < 10, none(), {vig_days})";
      }),
    "NONE_PLACE",
    "subscores[0].expression",
  ],
];

test.each(SLIPS)("%s is an issue at its place in the file", async (_, edit, code, path) => {
  const { content, issues } = await loaded(edit);
  expect(content).toBeNull();
  expect(issues.map((issue) => [issue.code, issue.path])).toContainEqual([code, path]);
  expect(issues.every(({ hint }) => hint !== undefined && hint !== "")).toBe(true);
});

test("the check says which parts it tried instead of proving them, also when it looks them up", async () => {
  for (const _ of ["checked", "looked up"]) {
    const { warnings } = await loaded();
    const sampled = warnings.filter(({ code }) => code === "PROOF_SAMPLED").map(({ file, path }) => `${file} ${path}`);
    expect(sampled.filter((place) => place.includes("ipaq"))).toEqual([
      "scoring-rules/ipaq-sf.json results[1].formula",
      // Answers of which some are left open.
      "scoring-rules/ipaq-sf.json results[0].formula",
    ]);
    // Sums of ten answers each are all listed.
    expect(sampled.filter((place) => place.includes("panas"))).toHaveLength(1);
    expect(sampled.filter((place) => !/ipaq|panas/.test(place))).toEqual([]);
  }
});

test("the schema for editors takes both forms, and not a mixture", () => {
  const check = new Ajv({ strict: false }).compile(writtenRuleSchema());
  const fits = (rule: object) => check(JSON.parse(JSON.stringify(rule)));
  const listed = read("panas", "rule");
  const single = read("phq-9", "rule");
  expect([fits(listed), fits(single)]).toEqual([true, true]);
  expect(fits({ ...single, results: listed.results })).toBe(false);
  expect(fits({ ...single, score: undefined })).toBe(false);
  expect(fits({ ...single, bands: undefined, gauge: undefined })).toBe(true);
});

test("a rule that fails on answers its check did not try keeps them, without a number and without a 500", async () => {
  const { scale, rule } = { scale: "panas", rule: server.content.scales.get("panas")?.rule };
  if (!rule) throw new Error("not published");
  // A mistake that a sample can miss: the check is passed by, as it would be then.
  const broken = { ...rule, score: "{p1} / ({p2} - 1)" };
  const scales = new Map(server.content.scales);
  const known = server.content.scales.get(scale);
  if (!known) throw new Error("not published");
  scales.set(known.id, { ...known, rule: broken });
  const other = await startTestServer({}, { ...server.content, scales });
  try {
    const { userID } = await other.newPerson();
    const answers = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index + 1}`, 1]));
    const reply = await other.post("/api/scales/panas", { userId: userID, answers });
    expect(reply).toMatchObject({ status: 200, body: { score: null, meaning: "" } });
    const { trace, answers: kept } = await other.database
      .selectFrom("submission")
      .select(["trace", "answers"])
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept)).toEqual(answers);
    expect(JSON.parse(trace)).toMatchObject({ score: null, fault: "panas › score" });
  } finally {
    await other.close();
  }
});

test("an export keeps a further result that the newest version dropped", () => {
  const scale = server.content.scales.get("panas");
  if (!scale) throw new Error("not published");
  const { further: _, ...rule } = scale.rule;
  const names = exportVariables([{ ...scale, rule }, scale]).map(({ name }) => name);
  expect(names).toContain("result:negative");
});

test("the hub gets no words of a result that shows the number alone", async () => {
  const { content } = await loaded((rule) => Object.assign(first(rule), { show: "number" }));
  if (!content) throw new Error("not published");
  const other = await startTestServer({}, content);
  const { userID, token } = await other.newPerson();
  const answers = { vig_days: 3, vig_min: 20, ...NO_WALKS };
  await other.post("/api/scales/ipaq-sf", { userId: userID, answers });
  const { body } = await other.get(`/api/overview/${userID}`, { authorization: token });
  expect(body).toMatchObject([{ survey: "ipaq-sf", score: 2, band: null }]);
  await other.close();
});
