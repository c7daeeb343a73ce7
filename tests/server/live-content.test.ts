import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppInfo, PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { textOf } from "#core/shared/text-of.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { type EditedContent, editedContent } from "../support/edited-content.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let files: EditedContent;
let server: TestServer;
beforeAll(async () => {
  files = editedContent();
  server = await startTestServer({ surveysDir: files.surveysDir, scoringRulesDir: files.scoringRulesDir });
  // The thread that checks edits starts with the first one, which takes as long as the machine is busy.
  await server.liveContent?.check(new Map());
});
afterAll(() => server.close());

const survey = "surveys/stress.json";
const rule = "scoring-rules/stress.json";
const body = async <Body>(url: string) => (await server.get(url)).body as Body;
const asText = async (url: string) => JSON.stringify((await server.get(url)).body);
const issues = () => server.liveContent?.store.heldIssues ?? [];
/** An edit is live after a second or two; a busy machine gets more before a test calls it lost. */
const soon = { timeout: 20_000, interval: 50 };
const domain = () => {
  const found = server.content.catalogue.domains.find(({ survey: id }) => rule.includes(id));
  if (!found) throw new Error("no domain");
  return found;
};
const example = () => (JSON.parse(readFileSync(rule, "utf8")) as ScoringRule).examples[0];

test("a good edit is live soon, without a restart", async () => {
  files.edit(survey, "How often did an unwelcome surprise upset you?", "How often did a bad surprise upset you?");
  await expect.poll(() => asText("/content/surveys/stress.json"), soon).toContain("a bad surprise");
});

test("a bad edit keeps the last good content live, is logged once and told; the next good edit ends it", async () => {
  const good = files.read(rule);
  files.edit(rule, '"14-26"', '"13-26"');
  await expect.poll(issues, soon).toMatchObject([{ code: "LEGEND_DIFFERS", file: rule, path: "bands[1].legend" }]);
  expect(await asText("/content/scales/stress.json")).toContain("14-26");
  files.write(survey, "{");
  await expect.poll(() => issues().map(({ code }) => code), soon).toContain("SYNTAX");
  expect(await asText("/content/surveys/stress.json")).toContain("a bad surprise");
  await server.liveContent?.refresh();
  expect(server.warnings).toHaveLength(2);
  expect(server.warnings[1]).toMatch(/surveys\/stress\.json › line 1, column 2: This is not valid JSON/);
  files.write(survey, readFileSync(survey, "utf8"));
  files.write(rule, good);
  await expect.poll(issues, soon).toEqual([]);
  await expect.poll(() => asText("/content/surveys/stress.json"), soon).toContain("an unwelcome surprise");
});

test("a new scale is there, and gone when its files go", async () => {
  for (const [folder, file] of [
    ["surveys", "survey"],
    ["scoring-rules", "rule"],
  ]) {
    files.write(`${folder}/ease-at-home.json`, readFileSync(`tests/support/new-scale/${file}.json`, "utf8"));
    await server.liveContent?.refresh();
  }
  const ids = async () => (await body<AppInfo>("/content/app.json")).scales.map(({ id }) => id);
  expect(await ids()).toContain("ease-at-home");
  const { hash } = await body<PublicScale>("/content/scales/ease-at-home.json");
  const { answers } = (JSON.parse(files.read("scoring-rules/ease-at-home.json")) as ScoringRule).examples[0] ?? {};
  files.remove("surveys/ease-at-home.json");
  files.remove("scoring-rules/ease-at-home.json");
  await expect.poll(ids, soon).not.toContain("ease-at-home");
  // Who is in the middle of it finishes; nobody begins.
  const { userID } = await server.newPerson();
  const send = (headers: Record<string, string>) =>
    server.post("/api/scales/ease-at-home", { userId: userID, answers }, headers);
  expect(await send({ "keepwell-content": hash })).toMatchObject({ status: 200 });
  expect(await send({})).toMatchObject({ status: 404 });
});

describe("a person in the middle of a questionnaire", () => {
  test("finishes under the version they started, another after them under the new one", async () => {
    const { submit, score } = domain();
    const started = (await body<PublicScale>("/content/scales/stress.json")).hash;
    const send = async (hash?: string) => {
      const { userID } = await server.newPerson();
      const sent = {
        [submitCall({ submit }).userKey]: userID,
        [submitCall({ submit }).answersKey]: example()?.answers,
      };
      const reply = await server.post(submitCall({ submit }).path, sent, hash ? { "keepwell-content": hash } : {});
      return { userID, ...reply };
    };
    const answers = example()?.answers ?? {};
    files.write(rule, files.read(rule).replaceAll('"Never"', '"Not once"'));
    files.write(survey, files.read(survey).replaceAll('"value": "Never"', '"value": "Not once"'));
    await expect.poll(() => asText("/content/surveys/stress.json"), soon).toContain("Not once");
    expect(Object.values(answers)).toContain("Never");

    const inTheMiddle = await send(started);
    expect(inTheMiddle.status).toBe(200);
    const explanation = await asText(`/api/scales/stress/${inTheMiddle.userID}/working`);
    expect(explanation).toContain('"Never"');
    expect(await server.get(readUrl({ score }, inTheMiddle.userID))).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 400, body: { code: "INVALID_ANSWERS" } });
  });
});

test("what holds content by reference takes the swap: calls, the guide, the list of results", async () => {
  const { userID } = await server.newPerson();
  const { survey: id, submit } = domain();
  const other = server.content.catalogue.domains.find((one) => one.submit === "submitSleep") as Domain;
  const send = (to: Domain) =>
    server.post(submitCall(to).path, {
      [submitCall(to).userKey]: userID,
      [submitCall(to).answersKey]: { ...example()?.answers },
    });
  files.write(survey, readFileSync(survey, "utf8"));
  files.write(rule, readFileSync(rule, "utf8"));
  const catalogue = files.read("surveys/domains.json");
  const swapped = { [submit]: other.submit, [other.submit]: submit };
  files.write(
    "surveys/domains.json",
    catalogue.replace(/(?<="submit": ")\w+/g, (key) => swapped[key] ?? key),
  );
  files.edit("surveys/guidance/stress.json", /(?<="text": \{\s*)"default": "/, '"default": "Quite so: ');
  await expect.poll(() => asText("/content/domains.json"), soon).not.toBe(JSON.stringify(server.content.catalogue));
  expect((await send(other)).status).toBe(200);
  expect((await send(domain())).status).toBe(400);
  expect(await server.get(`/api/scales/${id}/${userID}/working`)).toMatchObject({ status: 200 });
  const [entry] = JSON.parse(files.read("surveys/guidance/stress.json")).entries;
  expect(JSON.stringify(await server.post("/chat", { message: textOf(entry?.title ?? "") }))).toContain("Quite so: ");
});

test("the course of a file is kept, from the start on", async () => {
  const rows = await server.database
    .selectFrom("content_file")
    .select(["origin", "publication"])
    .where("name", "=", "surveys/stress")
    .orderBy("id")
    .execute();
  expect(rows.map(({ origin }) => origin)).toEqual(["start", ...rows.slice(1).map(() => "files")]);
  expect(rows.length).toBeGreaterThan(3);
});
