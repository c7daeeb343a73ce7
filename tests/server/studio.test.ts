import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BenchReply, Consequences, PublishedVersion, StudioDraft, StudioScale } from "#core/api/studio.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { submitCall } from "../support/domain-calls.ts";
import { draftCalls } from "../support/draft-calls.ts";
import { type EditedContent, editedContent } from "../support/edited-content.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let files: EditedContent;
let server: TestServer;
let publisher: Record<string, string>;
beforeAll(async () => {
  files = editedContent();
  server = await startTestServer({ surveysDir: files.surveysDir, scoringRulesDir: files.scoringRulesDir });
  publisher = await server.staff("publisher");
});
afterAll(() => server.close());

const ID = "stress";
const open = async (id = ID) => (await server.get(`/api/studio/scales/${id}`, publisher)).body as StudioScale;
const post = (call: string, body: unknown, id = ID) => server.post(`/api/studio/scales/${id}/${call}`, body, publisher);
const shipped = (id: string): StudioDraft => ({
  survey: readFileSync(`surveys/${id}.json`, "utf8"),
  rule: readFileSync(`scoring-rules/${id}.json`, "utf8"),
});
const QUESTION = "How often did an unwelcome surprise upset you?";
const reworded = (draft: StudioDraft, to: string): StudioDraft => ({
  ...draft,
  survey: draft.survey.replace(QUESTION, to),
});
const draftOf = ({ survey, rule }: StudioScale): StudioDraft => ({ survey, rule });
const surveyLive = async () => JSON.stringify((await server.get(`/content/surveys/${ID}.json`)).body);

test("the bench gives each item's points, each value on the way, the formula, the score and the band", async () => {
  const draft = shipped(ID);
  const rule = JSON.parse(draft.rule) as ScoringRule;
  const [example] = rule.examples.filter(({ score }) => score > 0);
  const tried = (await post("bench", { ...draft, answers: example?.answers, stored: {} })).body as BenchReply;
  expect(tried.working).toMatchObject({
    score: { value: example?.score, formula: rule.score },
    band: { meaning: { default: example?.meaning } },
    items: expect.arrayContaining([expect.objectContaining({ name: "1-0", points: expect.any(Number) })]),
    derived: [expect.objectContaining({ name: "raw" })],
  });
  expect((await post("bench", { ...draft, answers: {}, stored: {} })).body).toMatchObject({
    working: null,
    why: "Question 1-0 has no answer yet.",
  });
  expect(await post("bench", { survey: "{", rule: "", answers: {}, stored: {} })).toMatchObject({
    status: 200,
    body: { working: null },
  });
});

test("the consequences name changes, stored results, unfinished answers, reading level and examples", async () => {
  const { submit } =
    server.content.catalogue.domains.find(({ survey }) => survey === ID) ?? server.content.catalogue.domains[0] ?? {};
  const draft = shipped(ID);
  const rule = JSON.parse(draft.rule) as ScoringRule;
  const example = rule.examples.find(({ score }) => score === 13);
  const person = await server.newPerson();
  const { userID } = person;
  const { save, draft: unfinished } = draftCalls(
    () => server,
    () => person,
  );
  expect((await save(unfinished({ "1-0": ["Never", 1] }))).status).toBe(200);
  if (!submit) throw new Error("no call");
  await server.post(submitCall({ submit }).path, {
    [submitCall({ submit }).userKey]: userID,
    [submitCall({ submit }).answersKey]: example?.answers,
  });
  const hard = "Considering your socioeconomic circumstances, how frequently did unanticipated complications arise?";
  const changed = {
    survey: reworded(draft, hard).survey.replace(
      '{ "value": "Never", "text": { "default": "Never", "es": "Nunca" } },',
      "",
    ),
    rule: draft.rule.replace('"from": 14', '"from": 12'),
  };
  const found = (await post("consequences", changed)).body as Consequences;
  expect(found.changes.map(({ message }) => message).join()).toMatch(/started at 14 and now starts at 12/);
  expect(found.results).toMatchObject({ results: 1 });
  expect(found.drafts).toMatchObject({
    kept: 1,
    affected: 1,
    goneItems: [],
    goneOptions: [{ item: expect.stringMatching(/^“.+” \(1-0\)$/), option: "Never" }],
    newItems: [],
  });
  expect(found.wording).toMatchObject([{ text: hard, grade: expect.any(Number) }]);
  expect(found.wording[0]?.grade).toBeGreaterThan(12);
  expect(found.examples.some(({ isRight }) => !isRight)).toBe(true);
  const moved = (await post("consequences", { ...draft, rule: changed.rule })).body as Consequences;
  expect(moved.results).toMatchObject({ bandChanges: 1, bandMoves: [{ from: "Low", to: "Moderate", results: 1 }] });
});

test("publishing is live at once and keeps the file letter by letter; a mistake is refused and writes nothing", async () => {
  const opened = await open();
  const draft = reworded(draftOf(opened), "How often did a bad surprise upset you?");
  const reply = await post("publish", { ...draft, from: opened.from });
  expect(reply).toMatchObject({ status: 200, body: { id: ID, survey: draft.survey } });
  expect(await surveyLive()).toContain("a bad surprise");
  const bad = { ...draft, rule: draft.rule.replace('"14-26"', '"13-26"') };
  const { from } = reply.body as StudioScale;
  expect(await post("publish", { ...bad, from })).toMatchObject({ status: 422, body: { code: "CONTENT_REFUSED" } });
  expect((await open()).rule).toBe(draft.rule);
});

test("of two editors who publish, the second is told and loses nothing", async () => {
  const opened = await open();
  const [one, other] = ["mine", "theirs"].map((who) =>
    draftOf({ ...opened, survey: opened.survey.replace("a bad surprise", who) }),
  );
  const both = await Promise.all([one, other].map((draft) => post("publish", { ...draft, from: opened.from })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: "CONTENT_CHANGED" });
  const now = await open();
  expect(await post("publish", { ...draftOf(now), survey: opened.survey, from: now.from })).toMatchObject({
    status: 200,
  });
});

test("an earlier version is rolled back to in one step, letter by letter, and each is listed with its time", async () => {
  const listed = async () =>
    (await server.get(`/api/studio/scales/${ID}/versions`, publisher)).body as PublishedVersion[];
  const before = await listed();
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter(({ isLive }) => isLive)).toEqual([before[0]]);
  const first = before.at(-1);
  expect(before.at(-2)?.changes.join()).toMatch(/a bad surprise/);
  const opened = await open();
  expect(await post("roll-back", { publication: first?.publication, from: opened.from })).toMatchObject({
    status: 200,
  });
  expect((await open()).survey).toBe(shipped(ID).survey);
  expect(await surveyLive()).toContain("unwelcome surprise");
  expect((await listed())[0]).toMatchObject({ origin: "rollback", isLive: true });
  expect(await post("roll-back", { publication: first?.publication, from: opened.from })).toMatchObject({
    status: 409,
  });
  expect(await post("roll-back", { publication: "none", from: (await open()).from })).toMatchObject({ status: 404 });
});

test("a file keeps the way its lines end", async () => {
  const windows = shipped("learning").survey.replaceAll("\n", "\r\n");
  files.write("surveys/learning.json", windows);
  await server.liveContent?.refresh();
  const opened = await open("learning");
  expect(opened.survey).not.toContain("\r");
  const draft = { ...draftOf(opened), survey: opened.survey.replace('"pages"', '"locale": "en",\n  "pages"') };
  expect(await post("publish", { ...draft, from: opened.from }, "learning")).toMatchObject({ status: 200 });
  const kept = await server.database
    .selectFrom("content_file")
    .select("text")
    .where("name", "=", "surveys/learning")
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(kept?.text).toBe(windows.replace('"pages"', '"locale": "en",\r\n  "pages"'));
});

test("each of very many versions is listed, the newest with what it changed, and the first one is a press away", async () => {
  const opened = await open("bmi");
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...{ publication: `many-${index}`, name: "surveys/bmi", origin: "files" as const, published_by: null },
    ...{ text: opened.survey.replace('"pages"', `"locale": "${index % 2 ? "en" : "es"}", "pages"`) },
    published_at: "2026-06-06T12:00:00.000Z",
  }));
  await server.database.insertInto("content_file").values(rows).execute();
  const listed = (await server.get("/api/studio/scales/bmi/versions", publisher)).body as PublishedVersion[];
  expect(listed).toHaveLength(121);
  const first = listed.at(-1);
  expect(first).toMatchObject({ origin: "start" });
  const back = { publication: first?.publication, from: opened.from };
  expect(await post("roll-back", back, "bmi")).toMatchObject({ status: 200 });
});

test("a scale that is not there is not found", async () => {
  expect(await server.get("/api/studio/scales/nothing", publisher)).toMatchObject({ status: 404 });
  expect(await post("publish", { survey: "{}", rule: "{}", from: "" }, "nothing")).toMatchObject({ status: 404 });
});
